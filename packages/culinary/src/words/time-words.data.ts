import { phrases, words } from './word-list.ts';
import { wordTable, wordTableByValue } from './word-table.ts';

/** Names of the units of time, by minutes they stand for. Folded (lower case, no accents), without trailing dots. */
export const timeUnits = wordTable<readonly string[]>({
  week: words(`
    w wk wks week weeks woche wochen semaine semaines settimana settimane semana semanas weken
    vecka veckor uge uger uke uker viikko viikkoa tydzien tygodnie tyden tydny het неделя недели
    週間 周
  `),
  day: words(`
    d day days tag tage tagen jour jours giorno giorni dia dias dag dagen dagar dage dager dogn
    dygn paiva paivaa dzien dni den dny dnu nap zi zile день дня дней сутки ημερα ημερες gun dan
    dana יום ימים يوم أيام diena dienos paeva 日 日間 天 일 ngay
  `),
  quarterHour: words(`
    kwartier kwartiertje kwartieren kvart kvartar viertelstunde viertelstunden viertelstundchen
  `),
  halfHour: words(
    'halfuur halfuurtje halvtimme halvtimmar halvtimma halbstunde halbstundchen mediahora mediahorita mezzora mezzoretta',
  ),
  threeQuarterHour: words('dreiviertelstunde dreiviertelstunden trekvart'),
  hour: words(`
    stundchen horita horitas oretta orette heurette h hr hrs hour hours std stunde stunden
    stdn heure heures ora ore hora horas hs uur uren uurtje uurtjes u
    timme timmar tim time timer t tunti tuntia godz godzina godziny godzin g hodina hodiny hodin
    hod час часа часов ч година години годин ωρα ωρες ω saat sa sat sata sati ura uri ure שעה
    שעות ساعة ساعات ساعت valanda valandos val stunda stundas tund tundi klst klukkustund 時間 小时 小時
    시간 gio tieng jam ชั่วโมง ชม घंटा घंटे hores
  `),
  minute: words(`
    m min mins mn minute minutes minuten minuto minuti minutos minuut minuter minutter minut
    minutt minuty minuta minuuttia minuutti minute(s) minuta minutu minuti minutchen minutini
    minutino minutito minutitos perc p мин минут
    минуты минута минути хв хвилин хвилини λεπτα λεπτο λεπτων λ ' ′ dk dakika דקות דקה דק' دقيقة
    دقائق دقیقه minutes minuciu minutes minutit minutur mín minutar 分 分鐘 分钟 分間 분 phut menit minit
    นาที मिनट minuts minuutin
  `),
  second: words(`
    s sec secs second seconds sek sekunde sekunden seconde secondes secondo secondi segundo
    segundos seconden sekunder sekund sekuntia sekundy masodperc сек секунд 秒 초
  `),
});

/** Of them those that are labels of facts where a colon stands behind them: "Serves: 6 Time: 20 min". Folded. */
export const unitsAsLabels: readonly string[] = words('time timer tim t p w u d g');

/** An hour in Danish and Norwegian, where several are another word; in English no unit at all: "a dozen, time 20 min". Folded. */
export const singularUnits: readonly string[] = words('time');

/** Minutes in one unit. */
export const minutesPerUnit = wordTable<number>({
  week: 10080,
  day: 1440,
  quarterHour: 15,
  halfHour: 30,
  threeQuarterHour: 45,
  hour: 60,
  minute: 1,
  second: 1 / 60,
});

/** Numbers written as words, as far as times and yields use them. Folded. */
export const spelledNumbers = wordTableByValue<number>([
  [0.25, 'quarter quarters viertel quart quarts quarto quarti quartos cuarto cuartos kwart'],
  [0.75, 'dreiviertel'],
  [
    0.5,
    'half halb halbe halben halber halbes demi demie mezza mezzo mezz media medio meia meio half_ halve halv halvt',
  ],
  [1, 'one a an ein eine einen einer un une uno una um uma een en ett et'],
  [1.25, 'eineinviertel einundeinviertel funfviertel'],
  [1.75, 'eindreiviertel eineindreiviertel einunddreiviertel siebenviertel'],
  [2.25, 'zweieinviertel zweiundeinviertel'],
  [2.75, 'zweidreiviertel zweieindreiviertel zweiunddreiviertel'],
  [3.25, 'dreieinviertel dreiundeinviertel'],
  [3.75, 'dreidreiviertel dreiunddreiviertel'],
  [1.5, 'anderthalb anderthalbe eineinhalb einundeinhalb anderhalf anderhalve'],
  [2, 'two zwei deux due dos dois duas twee tva'],
  [2.5, 'zweieinhalb zweiundeinhalb tweeenhalf tweeeneenhalf'],
  [3.5, 'dreieinhalb dreiundeinhalb drieenhalf'],
  [4.5, 'viereinhalb vierenhalf'],
  [3, 'three drei trois tre tres drie'],
  [4, 'four vier quatre quattro cuatro quatro fyra'],
  [5, 'five funf cinq cinque cinco vijf fem'],
  [6, 'six sechs sei seis zes sex'],
  [7, 'seven sieben sette siete sete zeven sju'],
  [8, 'eight acht huit otto ocho oito atta'],
  [9, 'nine neun neuf nove nueve negen nio'],
  [10, 'ten zehn dix dieci diez dez tien tio'],
  [11, 'eleven elf onze undici once elva'],
  [
    12,
    `
      twelve dozen zwolf dutzend douze douzaine dodici dozzina doce docena doze duzia twaalf
      tolv
    `,
  ],
  [13, 'thirteen dreizehn treize tredici trece treze dertien tretton'],
  [14, 'fourteen vierzehn quatorze quattordici catorce catorze veertien fjorton'],
  [15, 'fifteen funfzehn quinze quindici quince vijftien femton'],
  [16, 'sixteen sechzehn seize sedici dieciseis dezesseis zestien sexton'],
  [17, 'seventeen siebzehn diciassette diecisiete dezessete zeventien sjutton'],
  [19, 'nineteen neunzehn diciannove diecinueve dezenove negentien nitton'],
  [55, 'funfundfunfzig cinquantacinque vijfenvijftig femtiofem'],
  [18, 'eighteen achtzehn diciotto dieciocho dezoito achttien arton'],
  [20, 'twenty zwanzig vingt venti veinte vinte twintig tjugo'],
  [24, 'vierundzwanzig ventiquattro veinticuatro vierentwintig tjugofyra'],
  [25, 'funfundzwanzig venticinque veinticinco vijfentwintig tjugofem'],
  [30, 'thirty dreissig trente trenta treinta trinta dertig trettio'],
  [35, 'funfunddreissig trentacinque vijfendertig trettiofem'],
  [40, 'forty vierzig quarante quaranta cuarenta quarenta veertig fyrtio'],
  [45, 'funfundvierzig quarantacinque vijfenveertig fyrtiofem'],
  [50, 'fifty funfzig cinquante cinquanta cincuenta cinquenta vijftig femtio'],
  [60, 'sixty sechzig soixante sessanta sesenta sessenta zestig sextio'],
  [70, 'seventy siebzig settanta setenta zeventig sjuttio'],
  [80, 'eighty achtzig ottanta ochenta oitenta tachtig attio'],
  [90, 'ninety neunzig novanta noventa negentig nittio'],
]);

/** Words between two times or counts that make a range. Folded. */
export const rangeWords: readonly string[] = phrases(`
  -, to, or, bis, oder, a, ou, au, o, tot, of, till, til, eller, do, az, až, ate, y, ~, 〜, ～,
  up to
`);

/** Words between two times that add them up. Folded. */
export const plusWords: readonly string[] = [
  '+',
  'plus',
  'and',
  '&',
  'und',
  'et',
  'e',
  'y',
  'i',
  'en',
  'och',
  'og',
  'ja',
  'a',
  ',',
  'и',
  'και',
  've',
  'ו',
  '',
];

/** What takes a part off the hours before it: "deux heures moins le quart". Folded. */
export const lessWords: readonly string[] = words('less minus moins meno menos weniger');

/** What may stand before the part that is taken off: "moins le quart". Folded. */
export const definiteArticles: readonly string[] = words('the le la il el');

/** What stands between a number and its unit and changes neither: "une bonne heure". Folded. */
export const roughTimes: readonly string[] = words(`
  good full short little scant whole gute guten gutes knappe knappen knappes volle vollen starke
  kleine kleines kurze
  bonne bonnes petite petites grosse buona buone bella buena buenas larga goed goede ruim krap boa
`);

/** Halves in languages in which "en" is "in". Folded. */
export const romanceHalves: readonly string[] = words(
  'media medio demi demie quart quarts cuarto cuartos',
);

/** What goes on behind a time: "an hour and ten in the oven". Folded. */
export const behindTimes: readonly string[] = words(
  'in of at on for to from de di du d da au a en im am zum zur von para per pour und and y e et all start altogether insgesamt tout tutto todo',
);

/** What stands between a part and its unit beside an article, once its apostrophe is gone: "half of an hour". Folded. */
export const elided: readonly string[] = words('of de di d');
