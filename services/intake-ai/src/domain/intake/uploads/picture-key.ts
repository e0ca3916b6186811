/** Where the pictures of jobs lie. */
export const PICTURES = 'images/';

/** The one key of a job's picture: however often the job runs, it is one file. */
export const pictureKeyOf = (jobId: number) => `${PICTURES}${jobId}.jpg`;

/** The job that a picture was kept for; null for any other file. */
export function jobOfPicture(key: string): number | null {
  const id = /^images\/(\d{1,16})\.jpg$/.exec(key)?.[1];
  return id === undefined ? null : Number(id);
}
