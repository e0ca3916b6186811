/** Words that count the steps of a recipe: "Erstens: ...", "Primo: ...". Those of one place, first to last, in all languages. */
export const COUNTED_IN_WORDS: readonly string[] = [
  'first firstly one erstens eins premièrement premier un primo prima uno primero primeiro ten eerste första ett',
  'second secondly two zweitens zwei deuxièmement deuxième second deux secondo seconda due segundo dos dois tweede andra två',
  'third thirdly three drittens drei troisièmement troisième trois terzo terza tre tercero tres terceiro três derde tredje',
  'fourth fourthly four viertens vier quatrièmement quatrième quatre quarto quarta quattro cuarto cuatro quatro vierde fjärde fyra',
  'fifth fifthly five fünftens fünf cinquièmement cinquième cinq quinto quinta cinque cinco vijfde vijf femte fem',
  'sixth sixthly six sechstens sechs sixièmement sixième sesto sesta sei sexto seis zesde zes sjätte sex',
  'seventh seventhly seven siebtens sieben septièmement septième sept settimo settima sette séptimo sétimo siete sete zevende zeven sjunde sju',
  'eighth eighthly eight achtens acht huitièmement huitième huit ottavo ottava otto octavo oitavo ocho oito achtste åttonde åtta',
];

/** What a numbered stretch of the work is called where it is not called a step. */
export const STRETCHES =
  'phase|fase|etappe|teil|part|partie|parte|punto|punkt|point|ponto|temps|tempo|moment|momento|abschnitt|stage|stadio|op[ée]ration|operaci[óo]n|operazione';
