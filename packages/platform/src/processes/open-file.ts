/** The descriptor under which a job finds the open file that it was given. */
export const OPEN_FILE = 4;
