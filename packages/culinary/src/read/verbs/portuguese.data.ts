import { words } from '../../words/word-list.ts';

/** What is done in Portuguese-speaking kitchens, by infinitive, folded; behind a stroke its stem where that is stressed. */
export const portugueseVerbs = words(`
  abrir acender acertar acomodar acrescentar adicionar adocar afogar aguardar ajustar alisar
    alourar amassar amolecer amornar apagar apertar aplicar apurar aquecer aromatizar arrefecer
    arrumar assar atar aumentar baixar barrar bater besuntar branquear coar cobrir/cubr colocar
    combinar comecar completar conferir congelar continuar corrigir cortar cozer cozinhar decorar
    deitar deixar demolhar derramar derreter desbastar descansar descarocar descartar descascar
    descongelar desenformar desfazer desfiar desligar desmanchar despejar despolpar dispor
    dissolver distribuir dividir dobrar dourar eliminar embeber embrulhar empanar emulsionar
    encharcar encher encorpar enfarinhar enfeitar enformar engrossar enrolar entornar envolver
    enxaguar enxugar erguer escaldar escolher escorrer esfarelar esfregar esfriar esmagar
    esmigalhar espalhar esperar espetar espremer espumar esquentar estender esticar esvaziar
    fatiar fazer fechar ferventar ferver filtrar finalizar flambar formar forrar fritar furar
    gelar gratinar grelhar guardar guarnecer hidratar humedecer incorporar iniciar inserir
    integrar introduzir inverter juntar lavar levar ligar limpar liquidificar manter marinar
    medir/mec mergulhar mexer misturar modelar moer moldar molhar montar mornar partir passar
    pelar peneirar pesar picar pincelar pintar polvilhar pousar preaquecer prensar preparar
    pressionar processar provar quebrar ralar raspar rechear recobrir recortar rectificar reduzir
    refogar refrescar regar rehidratar remexer remover repartir repetir/repit repousar reservar
    retificar retirar retornar revestir/revist revolver rodar rolar romper sacudir salgar salpicar
    saltear secar selar separar servir/sirv socar sovar suar submergir tampar tapar temperar
    terminar tirar torcer torrar tostar trabalhar transferir/transfir trinchar triturar trocar
    umedecer unir untar vedar verificar verter virar
`);
/** Forms that no rule makes. */
export const portugueseIrregular = words(`
  adoce amoleca aqueca arrefeca comece cubra cubram dar deem descaroce desfaca disponha escolha
    faca facam introduza mantenha mexa mexam poe pomos ponha ponham reduza sirvam torca
`);
