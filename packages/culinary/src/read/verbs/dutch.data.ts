import { words } from '../../words/word-list.ts';

/** What is done in Dutch-speaking kitchens, by infinitive without what parts from it ("roeren", not "doorroeren"); folded. */
export const dutchVerbs = words(`
  aanmaken afmaken bakken beboteren bedekken bedruppelen begieten beginnen bekleden beleggen
    bereiden besmeren besprenkelen bestrijken bestrooien bestuiven bevochtigen bewaren binden
    blancheren blenden blijven blussen braden braiseren breken brengen bruinen controleren
    decoreren dekken delen dienen dippen doen dompelen doseren doven draaien drenken drogen
    droppelen drukken druppelen fileren flamberen frituren fruiten garen garneren geven gieten
    glaceren glad gratineren graven grillen haken hakken halen halveren hangen heffen herhalen
    hevelen houden invetten inwrijven kappen karameliseren keren kerven klaarmaken klaren kleden
    klieven kloppen klutsen kneden knijpen knippen knopen koelen koken kruiden kruimelen kwasten
    laten leggen leken lepelen leunen loshalen losmaken lossen maken malen marineren mengen meten
    mikken mixen nemen omwikkelen ontdoen ontdooien ontkernen ontpitten ontvellen openen oprollen
    opwarmen paneren passeren pekelen pellen peperen persen plaatsen pletten plukken pocheren
    poederen portioneren prakken prikken proeven pruttelen pureren raspen reduceren reinigen
    rijgen rijpen rijzen roeren roken rollen roosteren rukken rusten sauteren schaven scheiden
    schenken scheppen scheuren schikken schillen schrapen schrobben schroeien schudden schuiven
    serveren sluiten smelten smeren smoren snijden snipperen spatten spiesen spoelen spreiden
    sprenkelen spuiten stampen stapelen steken steriliseren stomen stoppen storten stoten stoven
    strijken strooien stukmaken sudderen tillen toevoegen trekken verdelen verdunnen verhitten
    verkruimelen verlagen verlijmen vermalen vermengen verpakken verpulveren verspreiden vervangen
    verwarmen verwerken verwijderen vetten vijzelen villen voegen vormen vouwen vriezen vullen
    wachten walsen wassen wegen weken wellen wenden wikkelen wokken wrijven zetten zeven zieden
    zoeten zouten zuigen zweten
`);
/** What parts from Dutch verbs and stands before them where they are infinitives. */
export const dutchPrefixes = words(`
  aan achter af bij binnen dicht door eraan erbij erdoor erin erop erover eruit fijn gaar glad goed
   heen in klaar mee na neer om onder op open over plat rond samen stuk tegen terug toe uit vast vol
   voor voorbij warm weg
`);
/** Forms that no rule makes. */
export const dutchIrregular = words(`doe ga hou houd sla slaan snij`);
