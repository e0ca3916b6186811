import { pattern } from '../words/pattern.ts';

/** What who films says of the channel, of its bell, of what stands below the film and of the next one. */
export const CHANNEL_TALK = pattern('iu')`
  (?<!\p{L})(?:
  (?:hit|press|smash|tap|click|ring)\s(?:on\s)?(?:the\s|that\s)?(?:subscribe|like|bell|notification)(?!\p{L})|subscribe\s(?:to|if|and|below)|(?:to|on|of)\s(?:my|the|our|this)\schannel|welcome\sback\sto\s(?:my|the|another)|
  (?:in|to)\sthe\s(?:video\s)?description(?:\sbox)?(?:\sbelow)?|(?:linked|link)\s(?:is\s)?(?:down\s)?below|(?:next|last|previous)\svideo|thanks\sfor\swatching|
  (?:abonnier|abonniert|abonnieren)(?!\p{L})|glocke\s(?:an|zu\saktivieren|aktivieren|drücken|klicken)|(?:aktiviert?|klickt?\sauf|drückt?(?:\sauf)?)\sdie\sglocke|(?:auf|zu)\s(?:meinem|unserem|diesem)\skanal|in\sder\s(?:video|info)?(?:beschreibung|box)|(?:nächste[nms]?|letzte[nms]?)\svideo|
  (?:sur|à|de)\s(?:ma|notre|la|cette)\schaîne|activez?\sla\s(?:petite\s)?cloche|(?:en|dans\sla|en\slien\sdans\sla)\s(?:barre\sde\s)?description|en\sbarre\sd['’]infos?|prochaine\svidéo|petit\spouce|
  (?:sul|al|del|nel)\s(?:mio\s|nostro\s)?canale(?!\p{L})|attivat?[ei]?\sla\scampanella|campanellina|(?:in|nella)\sdescrizione|(?:nel|al)\slink\s(?:qui\s)?sotto|prossimo\svideo|(?:lasciate?|mettete|lasciatemi)\s(?:un\s)?(?:mi\spiace|like)|
  (?:al|a\smi|en\smi|a\snuestro|de\smi|en\sel|del)\scanal(?!\p{L})|campanita|(?:en|de)\sla\s(?:caja\sde\s)?descripción|próximo\sv[ií]deo|suscrit[oa]s|dadle\sa\slike
  )(?!\p{L})
`;
