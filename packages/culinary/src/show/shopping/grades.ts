import { figuresOfName } from '../../line/name/name-figures.ts';

/** "3,5 %", "2%", "70 percent". */
const share =
  /(?<![\d.,])(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:%|percent\b|per cent\b|prozent\b|pour cent\b|por ciento\b|per cento\b|procent\b)/giu;
/** A sort that a remark names: "Type 405", "tipo 00". */
const sort = /(?<!\p{L})(?:type|typ|tipo)\s\d{1,4}(?!\d)/iu;
/** Names are short. */
const longest = 300;

/** Figures that make another thing of a food: its shares of fat or cocoa, and those that belong to its name ("flour 00", "80/20 ground beef"). */
export function gradesIn(name: string): string[] {
  return [
    ...new Set([
      ...shares(name),
      ...figuresOfName(beforeRemarks(name)).map(({ text }) => `no ${text.replace(/[-–]/, '/')}`),
    ]),
  ].sort();
}

/** A name without them. */
export function withoutGrades(name: string): string {
  const figures = figuresOfName(beforeRemarks(name)).reverse();
  return figures
    .reduce((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, name)
    .replace(share, ' ')
    .trim();
}

/** The name with the grade that only its remarks state: "Milch" and "3,5 % Fett" are "Milch 3,5 %", "ground beef" and "80/20" "ground beef 80/20". */
export function gradedName(name: string, remarks: string): string {
  if (remarks === '' || gradesIn(name).length > 0) return name;
  const stated = [...fatShares(remarks), ...(remarks.slice(0, longest).match(share) ?? [])];
  const grade = sort.exec(remarks)?.[0] ?? (new Set(stated).size === 1 ? stated[0]! : '');
  return `${name} ${grade}`.trim();
}

/** A remark without the grade that the name takes from it. */
export function withoutGradeOf(name: string, remark: string): string {
  const grade = gradedName(name, remark).slice(name.length).trim();
  return grade === '' ? remark : remark.replace(grade, ' ');
}

/** What stands behind a comma or in brackets is a remark. */
function beforeRemarks(name: string): string {
  return name
    .slice(0, longest)
    .split(/[,;(]\s?(?!\d)/)[0]!
    .trimEnd();
}

/** "80/20" wherever it stands; the figure that ends a remark is no grade. */
function fatShares(text: string): string[] {
  return figuresOfName(`${text.slice(0, longest)} .`)
    .map((figure) => figure.text)
    .filter((figure) => /[/–-]/.test(figure));
}

function shares(text: string): string[] {
  return [
    ...new Set(
      [...text.slice(0, longest).matchAll(share)].map(
        ([, figure]) => `${Number(figure!.replace(',', '.'))}%`,
      ),
    ),
  ];
}
