const exact = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
});
const rounded = new Intl.NumberFormat('en-GB', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const dayOfMonth = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** "$0.3890": for times of hours and days, of which a cent would show nothing. */
export const formatExactDollars = (dollars: number): string => `$${exact.format(dollars)}`;
/** "$96.41". */
export const formatDollars = (dollars: number): string => `$${rounded.format(dollars)}`;
/** "97%"; what is not all is never shown as 100%, nor what is something as 0%. */
export function formatShare(part: number, whole: number): string {
  if (whole === 0) return '–';
  const percent = Math.round((part / whole) * 100);
  if (percent === 100 && part < whole) return '99%';
  return percent === 0 && part > 0 ? '1%' : `${percent}%`;
}
/** "420 ms", "1.8 s", "2 min 05 s". */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 999.5) return `${Math.round(milliseconds)}\u00a0ms`;
  if (milliseconds < 59_950) return `${(milliseconds / 1_000).toFixed(1)}\u00a0s`;
  const seconds = Math.round(milliseconds / 1_000);
  return `${Math.floor(seconds / 60)}\u00a0min ${String(seconds % 60).padStart(2, '0')}\u00a0s`;
}
/** "0.4 ms", "18 ms", "2.1 s": of answers, of which most take less than a few milliseconds. */
export const formatAnswer = (milliseconds: number): string =>
  milliseconds < 9.95 ? `${milliseconds.toFixed(1)}\u00a0ms` : formatDuration(milliseconds);
/** "14 s", "3 min", "5 h", "2 days": how long ago something was, no finer than somebody wants to know who looks after it. */
export function formatAge(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  if (seconds < 60) return `${seconds}\u00a0s`;
  if (seconds < 3_600) return `${Math.floor(seconds / 60)}\u00a0min`;
  if (seconds < 172_800) return `${Math.floor(seconds / 3_600)}\u00a0h`;
  return `${Math.floor(seconds / 86_400)}\u00a0days`;
}
/** "8 Oct", of YYYY-MM-DD. */
export const formatDay = (day: string): string =>
  dayOfMonth.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00a0');
/** "3 October at 06:12". */
export const formatMoment = (at: string): string => moment.format(new Date(at));
