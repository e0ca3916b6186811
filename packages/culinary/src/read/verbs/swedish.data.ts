import { words } from '../../words/word-list.ts';

/** What is done in Swedish-speaking kitchens, by infinitive, folded: those whose imperative is the infinitive. */
export const swedishVerbs = words(`
  arrangera avkyla avsluta badda baka balja banka blanchera blanda borja borsta bryna bubbla dampa
    dekorera dela doppa dra dressa droppa dutta fardiga fardigstalla fetta filea filtrera
    finfordela finhacka finriva finskara flytta folja forbereda forma forsluta fritera frosta
    fukta fyrdela garnera glasera gnida gnugga gratinera grava grilla grona grovhacka grovriva
    hacka halvera hoppa hyvla justera karamellisera karva kavla klada klappa klicka klippa knacka
    knada knipsa koka kokta koncentrera konservera kontrollera kora krafsa krama krossa krydda
    kyla ladda lagga lagra laka lamna lata ljumma lossa lyfta mala marinera massera mata mixa
    montera mosa nagga nypa oka olja oppna ordna osa osta overfora paborja packa panera passa
    passera pensla peppra pilla placera platta plocka pochera portionera pressa pricka prova pudra
    purea putsa puttra reducera rensa repetera reservera rimma riva rora rosta rulla runda ruska
    salla salta samla sauta separera servera sila simma sjuda skeda skeva skicka skiva skopa
    skrapa skrubba skumma sleva smaka smaksatta smorja smorsteka smula snurra sockra sortera
    spetsa splitta spola sprida spritsa spruta stampa stapla sticka strimla stro sucka suga svalna
    svetta tarna temperera tillaga tillsatta tina tjockna toppa torka torrosta trada trycka tvatta
    uppvarma utesluta utga vaga vanda varma varva vattna vecka vika vila vispa vrida
`);
/** Those whose imperative is one of fewer letters. */
export const swedishShortened = words(`
  anvand bred bryn dela finriv folj fordela fortsatt forvarm fyll glom gnid gor grav grovriv haft
    hall hang hoj hyvla justera kasta kla klam klipp knyt kor kyl lagg lamna lat linda lyft mal
    njut nyp pressa rik rimma rokt ror ros rosta saenk sank satt sjud skaka skar skold skolj sla
    slang slapp slut smalt smorj snitta spann sparra sprid stall stang stek stick stopp stoppa
    stro stryk ta tag tarn tillsatt trad tryck tvatta valta vand vank varm vik vrid
`);
