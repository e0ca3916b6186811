import { pattern } from '../../../words/pattern.ts';

/** What a post asks of those who look at it, at the beginning of a sentence: "Speichern nicht vergessen!", "Tag someone who ...". */
export const CALL_TO_ACT = pattern('iu')`
  ^(?:
  (?:(?:please|don['’]t forget to|do not forget to|make sure (?:to|you)|remember to|be sure to|and|now|go)\s){0,2}
  (?:save|bookmark|pin|share|send|tag|follow|like|comment|subscribe|hit|smash|tap|double[- ]tap|dm|drop|leave|let (?:me|us) know|tell (?:me|us)|check out|click|turn on|watch|swipe)
  (?![\p{L}]).{0,60}?(?:(?:this|the) (?:post|reel|video|recipe|one)|(?:for )?later|friend|someone|somebody|anyone|(?:me|us) (?:for|on|in|below|how|what|if|when|@)|comments?|below|bio|more|channel|bell|button|notifications|link|@\p{L})|
  (?:(?:und|bitte|gerne?|am besten|jetzt|unbedingt)\s){0,2}
  (?:(?:ab)?speicher|merk|teil|markier|verlink|folg|abonnier|kommentier|like|schreib|verrat|sag|klick|drück|aktivier|lass|schick|vergiss|vergesst|denk)(?:e|t|st|en)?(?![\p{L}])
  .{0,60}?(?:reel|beitrag|post|video|später|freund|freundin|freunden|kommentar\p{L}*|kanal|glocke|link|bio|profil|mehr|like|abo|follow|story|unten|jemand\p{L}*|(?:zu |ab)(?:zu)?speichern|zu (?:teilen|liken|folgen|abonnieren)|@\p{L})|
  (?:(?:ab|ein)?speichern|teilen|liken|folgen|abonnieren|merken|kommentieren)(?:,? (?:und|&) \p{L}+)?(?: bitte)? (?:nicht vergessen|für später)|
  (?:enregistre|sauvegarde|partage|tag(?:ue)?|identifie|mentionne|like|commente|clique|active|abonne|suis|suive|épingle|mets|mette|dis|dite|laisse|note)[zrs]?(?:[- ](?:toi|vous|moi|nous|la|le)){0,2}(?![\p{L}])
  .{0,60}?(?:(?:cette|la) recette|post|reel|vidéo|plus tard|ami|amie|amis|copine?s?|quelqu['’]un|celui|celle|commentaires?|chaîne|cloche|lien|bio|plus de|compte|like|favoris|@\p{L})|
  (?:abonne-toi|abonnez-vous|suis-moi|suivez-moi|suivez-nous)(?![\p{L}])|
  n['’]oublie[zs]? pas (?:de |d['’])(?:(?:me |nous |vous |t['’])?(?:liker|aimer|partager|abonner|enregistrer|sauvegarder|commenter|suivre|taguer|identifier))|
  (?:salva|condivid|tagga|segui|commenta|lascia|scriv|fate|dimmi|ditemi|clicca|attiva|metti|mettete)(?:te|i|ete|mi|ci|teci|temi|la|lo|telo|tela|ti|vi)?(?![\p{L}])
  .{0,60}?(?:questa ricetta|la ricetta|post|reel|video|dopo|più tardi|amic[aoh]e?|qualcuno|chi|commenti?|canale|campanella|link|bio|like|altre ricette|mi piace|preferiti|@\p{L})|
  (?:iscriviti|iscrivetevi|seguimi|seguiteci|seguitemi|taggate|tagga|salvatela|salvatelo|salvala|salvalo)(?![\p{L}])|
  non (?:dimenticare|dimenticate|scordare|scordate)(?:vi|ti)? di (?:(?:salvar|condivider|seguir|taggar|iscriver|commentar|lasciar|metter)\p{L}*)|
  (?:gu[aá]rda|comparte|compartid|etiqueta|menciona|s[ií]gue|seguid|comenta|dale|dadle|dad|deja|d[eé]ja|dejad|cu[eé]nta|contad|pulsa|activa|haz)(?:te|d|me|nos|os|la|lo|le)?(?:la|lo)?(?![\p{L}])
  .{0,60}?(?:receta|reel|vídeo|video|post|luego|después|amig[oa]s?|alguien|a quien|a tu|a ese|a esa|comentarios?|canal|campanita|like|me gusta|enlace|bio|perfil|para más|abajo|clic|@\p{L})|
  (?:suscr[ií]bete|suscribíos|s[ií]gueme|seguidme|gu[aá]rdate|guardaos)(?![\p{L}])|
  no (?:te |os |se )?olvid(?:es|éis|en) (?:de )?(?:guardar|compartir|seguir|etiquetar|suscribir|comentar|dar|dejar)\p{L}*|
  (?:volg|bewaar|deel|tag|like|sla|stuur|laat|abonneer|vergeet niet)(?![\p{L}]).{0,60}?(?:later|recept op|deze (?:op|post|reel|video)|vriend\p{L}*|iemand|degene|reactie\p{L}*|comments?|meer|kanaal|bio|@\p{L}|te (?:volgen|bewaren|liken|delen|taggen))|
  (?:salv|guard|compartilh|partilh|marc|siga|segue|segu|coment|inscrev|curt)\p{L}*(?:-(?:me|nos|se|te))?(?![\p{L}]).{0,60}?(?:receita|reel|vídeo|post|depois|mais tarde|amig[oa]s?|alguém|quem|comentários?|canal|sininho|para mais|bio|@\p{L})|
  (?:spara|dela|tagga|följ|gilla|kommentera|prenumerera|glöm inte att)(?![\p{L}]).{0,60}?(?:inlägg|reel|video|senare|vän|någon|kommentar\p{L}*|kanal|bio|mer|mig|spara|dela|följa|@\p{L})
  )
`;
