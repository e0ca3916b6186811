import type { CuisineName } from '../cuisines/cuisine.ts';

/** Words of a style or specialty that say from which kitchen is cooked, folded. The first that is found decides. */
export const cuisineWords: Readonly<Record<Exclude<CuisineName, 'modern'>, string>> = {
  northernchinese: 'beijing peking northern chinese manchurian',
  chinese: 'chinese cantonese sichuan szechuan hunan taiwanese shanghai dim sum wok',
  japanese: 'japanese sushi kaiseki ramen tempura izakaya tokyo kyoto dashi nikkei',
  korean: 'korean kimchi seoul',
  thai: 'thai vietnamese malaysian indonesian singapore filipino burmese lao cambodian southeast asian pho satay bangkok',
  indian:
    'indian punjabi bengali keralan goan mughlai pakistani sri lankan nepali dal dals masala tandoor curry curries',
  levantine:
    'levantine lebanese syrian israeli palestinian turkish persian iranian ottolenghi middle eastern jewish armenian iraqi mezze',
  maghrebi: 'moroccan tunisian algerian maghreb north african andalusi tagine couscous egyptian',
  westafrican: 'west african nigerian ghanaian senegalese african ethiopian jollof',
  mexican: 'mexican oaxacan tacos taco moles mole masa tex mex',
  andean:
    'peruvian andean brazilian argentine argentinian chilean latin colombian ceviche caribbean cuban',
  southern: 'southern creole cajun louisiana soul food barbecue gumbo new orleans',
  american: 'american californian new england texan burger burgers',
  spanish: 'spanish catalan basque tapas paella portuguese galician',
  italian:
    'italian tuscan sicilian roman venetian ligurian piedmontese pasta risotto pizza neapolitan milanese romagna',
  mediterranean: 'mediterranean greek provencal cretan aegean',
  french:
    'french lyonnaise burgundian alsatian norman parisian bistro patisserie nouvelle haute grande sauces souffles',
  british: 'british english scottish welsh irish victorian pub',
  nordic: 'nordic scandinavian swedish danish norwegian finnish icelandic',
  central:
    'german austrian viennese swiss hungarian polish czech russian ukrainian georgian bavarian alpine eastern european slovenian',
};
