import { words } from '../../words/word-list.ts';

/** What is done in Spanish-speaking kitchens, by infinitive, folded; behind a stroke its stem where that is stressed. */
export const spanishVerbs = words(`
  ablandar abrir acabar acitronar aclarar acomodar acompanar aderezar adobar adornar afinar agitar
    agregar aguardar ajustar alargar alinar alisar alternar amasar anadir anudar apagar apartar
    aplanar aplastar apoyar apretar/apriet armar aromatizar asar asustar atar atemperar aumentar
    azucarar bajar banar barnizar batir blanquear bridar calentar/calient cambiar caramelizar
    cargar cascar cernir/ciern cerrar/cierr chafar clarificar cocer/cuec cocinar colar/cuel
    colgar/cuelg colocar colorear combinar comenzar/comienz comprobar/comprueb confitar congelar
    continuar cortar cuajar cubrir decorar degustar dejar derretir/derrit desalar descamar
    descartar descascarar descascarillar descongelar descorazonar desechar desengrasar desespumar
    desglasar desgranar deshacer deshojar deshuesar desinfectar desleir desmenuzar desmigar
    desmoldar despegar despepitar desplumar despuntar destapar desvenar devolver/devuelv diluir
    disolver/disuelv disponer distribuir dividir doblar dorar echar elaborar eliminar embadurnar
    embeber embolsar emborrizar empanar empanizar empapar empezar/empiez emplatar emulsionar
    encajar encender/enciend enfriar engrasar enharinar enjuagar enrollar ensartar
    envolver/envuelv escaldar escalfar escoger escurrir esparcir esperar espesar espolvorear
    espumar estirar estofar evaporar exprimir extender/extiend extraer filetear filtrar finalizar
    flambear formar forrar fregar/frieg freir/fri fundir girar glasear gratinar guardar guarnecer
    guisar hacer hervir/hierv hidratar hornear humedecer hundir igualar impregnar incorporar
    infusionar integrar introducir invertir/inviert juntar laminar lavar levantar licuar ligar
    limpiar llenar llevar macerar machacar majar mantener marcar marinar mechar medir/mid meter
    menear mezclar mojar moldear moler/muel mondar montar mover/muev napar pasar pelar perfumar pesar
    picar pincelar pinchar pintar planchar pochar poner porcionar precalentar/precalient prensar
    preparar presentar probar/prueb proceder procesar pulverizar quebrar/quiebr quemar quitar
    racionar rallar raspar realizar rebajar rebanar rebozar recoger recortar rectificar recubrir
    reducir refrescar refrigerar regar/rieg rehidratar rehogar rellenar remojar remover/remuev
    repartir repetir/repit reposar reservar retirar revolver/revuelv rociar rodar/rued romper
    rustir sacar sacudir salar salpicar salpimentar/salpimient saltear sancochar sazonar secar
    seguir/sigu sellar separar servir/sirv soasar sofreir/sofri soltar/suelt subir sudar sumergir
    tamizar tapar templar tender/tiend terminar tirar tornear tostar/tuest trabajar
    transferir/transfier trasladar trinchar triturar trocear unir untar vaciar verter/viert
    volcar/vuelc voltear volver/vuelv
`);
/** Forms that no rule makes. */
export const spanishIrregular = words(`
  cozamos cuece cueza cuezan cuezo dadle dale dar deles deshaga deshaz desliza diluya diluye
    disponga distribuya distribuye distribuyen distribuyes envasa envase escoja extrae extraiga
    freimos fria frian frie frielas frielo frielos frien fries haga hagamos hagan hago haz hazla
    hazle hazlo humedezca introduzca introduzcan manten mantenga mantengan mantiene mantienen
    mantienes pon ponga pongala pongalo pongamos pongan pongo ponla ponlas ponlo ponlos recoja
    reduzca sacalo siga sigan sofreimos sofria sofrie sumerja sumerjan
`);
