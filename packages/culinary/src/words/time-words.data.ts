import { wordTable } from './word-table.ts';

/** Names of the units of time, by minutes they stand for. Folded (lower case, no accents), without trailing dots. */
export const timeUnits = wordTable<readonly string[]>({
  week: ['w', 'wk', 'wks', 'week', 'weeks', 'woche', 'wochen', 'semaine', 'semaines', 'settimana', 'settimane', 'semana', 'semanas', 'weken', 'vecka', 'veckor', 'uge', 'uger', 'uke', 'uker', 'viikko', 'viikkoa', 'tydzien', 'tygodnie', 'tyden', 'tydny', 'het', 'неделя', 'недели', '週間', '周'],
  day: ['d', 'day', 'days', 'tag', 'tage', 'tagen', 'jour', 'jours', 'giorno', 'giorni', 'dia', 'dias', 'dag', 'dagen', 'dagar', 'dage', 'dager', 'dogn', 'dygn', 'paiva', 'paivaa', 'dzien', 'dni', 'den', 'dny', 'dnu', 'nap', 'zi', 'zile', 'день', 'дня', 'дней', 'сутки', 'ημερα', 'ημερες', 'gun', 'dan', 'dana', 'יום', 'ימים', 'يوم', 'أيام', 'diena', 'dienos', 'paeva', '日', '日間', '天', '일', 'ngay'],
  hour: ['h', 'hr', 'hrs', 'hour', 'hours', 'std', 'stunde', 'stunden', 'stdn', 'heure', 'heures', 'ora', 'ore', 'hora', 'horas', 'hs', 'uur', 'uren', 'u', 'timme', 'timmar', 'tim', 'time', 'timer', 't', 'tunti', 'tuntia', 'godz', 'godzina', 'godziny', 'godzin', 'g', 'hodina', 'hodiny', 'hodin', 'hod', 'час', 'часа', 'часов', 'ч', 'година', 'години', 'годин', 'ωρα', 'ωρες', 'ω', 'saat', 'sa', 'sat', 'sata', 'sati', 'ura', 'uri', 'ure', 'שעה', 'שעות', 'ساعة', 'ساعات', 'ساعت', 'valanda', 'valandos', 'val', 'stunda', 'stundas', 'tund', 'tundi', 'klst', 'klukkustund', '時間', '小时', '小時', '시간', 'gio', 'tieng', 'jam', 'ชั่วโมง', 'ชม', 'घंटा', 'घंटे', 'hores'],
  minute: ['m', 'min', 'mins', 'mn', 'minute', 'minutes', 'minuten', 'minuto', 'minuti', 'minutos', 'minuut', 'minuter', 'minutter', 'minut', 'minutt', 'minuty', 'minuta', 'minuuttia', 'minuutti', 'minute(s)', 'minuta', 'minutu', 'minuti', 'perc', 'p', 'мин', 'минут', 'минуты', 'минута', 'минути', 'хв', 'хвилин', 'хвилини', 'λεπτα', 'λεπτο', 'λεπτων', 'λ', "'", '′', 'dk', 'dakika', 'דקות', 'דקה', "דק'", 'دقيقة', 'دقائق', 'دقیقه', 'minutes', 'minuciu', 'minutes', 'minutit', 'minutur', 'mín', 'minutar', '分', '分鐘', '分钟', '分間', '분', 'phut', 'menit', 'minit', 'นาที', 'मिनट', 'minuts', 'minuutin'],
  second: ['s', 'sec', 'secs', 'second', 'seconds', 'sek', 'sekunde', 'sekunden', 'seconde', 'secondes', 'secondo', 'secondi', 'segundo', 'segundos', 'seconden', 'sekunder', 'sekund', 'sekuntia', 'sekundy', 'masodperc', 'сек', 'секунд', '秒', '초'],
});

/** Minutes in one unit. */
export const minutesPerUnit = wordTable<number>({ week: 10080, day: 1440, hour: 60, minute: 1, second: 1 / 60 });

/** Numbers written as words, as far as times and yields use them. Folded. */
export const numberWords = wordTable<number>({
  one: 1, a: 1, an: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, 'forty-five': 45, sixty: 60, ninety: 90, dozen: 12, half: 0.5, quarter: 0.25,
  ein: 1, eine: 1, einen: 1, einer: 1, zwei: 2, drei: 3, vier: 4, funf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10, zwolf: 12, dutzend: 12, halbe: 0.5, anderthalb: 1.5, eineinhalb: 1.5, zwanzig: 20, dreissig: 30,
  un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, huit: 8, neuf: 9, dix: 10, douze: 12, douzaine: 12, vingt: 20, trente: 30, demi: 0.5, demie: 0.5,
  uno: 1, una: 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10, dodici: 12, dozzina: 12, mezza: 0.5, "mezz'": 0.5, venti: 20, trenta: 30,
  dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, siete: 7, ocho: 8, nueve: 9, diez: 10, doce: 12, docena: 12, media: 0.5, medio: 0.5, veinte: 20, treinta: 30,
  um: 1, uma: 1, dois: 2, duas: 2, quatro: 4, sete: 7, oito: 8, dez: 10, doze: 12, duzia: 12, meia: 0.5,
  een: 1, twee: 2, drie: 3, vijf: 5, zes: 6, zeven: 7, negen: 9, tien: 10, twaalf: 12, half_: 0.5, halve: 0.5, anderhalf: 1.5,
  en: 1, ett: 1, tva: 2, fyra: 4, fem: 5, sex: 6, sju: 7, atta: 8, nio: 9, tio: 10, tolv: 12, halv: 0.5, et: 1, to: 2, fire: 4, seks: 6, syv: 7, otte: 8, atte: 8, ni: 9, ti: 10,
});

/** Words between two times or counts that make a range. Folded. */
export const rangeWords: readonly string[] = ['-', 'to', 'or', 'bis', 'oder', 'a', 'ou', 'au', 'o', 'tot', 'of', 'till', 'til', 'eller', 'do', 'az', 'až', 'ate', 'y', '~', '〜', '～', 'up to'];

/** Words between two times that add them up. Folded. */
export const plusWords: readonly string[] = ['+', 'plus', 'and', '&', 'und', 'et', 'e', 'y', 'i', 'en', 'och', 'og', 'ja', 'a', ',', 'и', 'και', 've', 'ו', ''];
