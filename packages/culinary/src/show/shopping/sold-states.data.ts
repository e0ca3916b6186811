/** How a food is sold that is another thing in the shop than the fresh or whole one, with the word in front that English names it by. Folded. */
export const soldStates: readonly (readonly [english: string, words: string])[] = [
  [
    'ground',
    'ground powdered gemahlen gemahlener gemahlene gemahlenes gemahlenen moulu moulue moulus moulues macinato macinata macinati macinate molido molida molidos molidas gemalen moido moida moidos moidas mald malet malen malda',
  ],
  [
    'dried',
    'dried getrocknet getrocknete getrockneter getrocknetes getrockneten seche sechee seches sechees secco secca secchi secche essiccato essiccata seco seca secos secas gedroogd gedroogde torkad torkat torkade',
  ],
  ['canned', 'canned tinned dose konserve boite conserve scatola lata conserva blik burk'],
  [
    'frozen',
    'frozen tk tiefgekuhlt tiefgekuhlte gefroren gefrorene surgele surgelee surgeles surgelees surgelato surgelata surgelati surgelate congelado congelada congelados congeladas diepvries bevroren fryst frysta',
  ],
  [
    'smoked',
    'smoked gerauchert geraucherte geraucherter fume fumee fumes fumees affumicato affumicata affumicati ahumado ahumada ahumados gerookt gerookte fumado fumada defumado rokt rokta',
  ],
];

/** Words in front of these that change nothing: "freshly ground". */
export const soldManner =
  'freshly finely coarsely frisch fein grob fraichement finement fresco appena recien vers fijn nymalen aus der en in de di uit pa';

/** Behind a food that is named as it stands in tins: "tomates pelées en boîte". */
export const behindInTins =
  /,? (?:aus der (?:dose|konserve)|en (?:boîte|conserve|lata)|in scatola|de lata|uit blik|på burk)$/iu;
