export interface Chef {
  name: string;
  /** At most 20 characters. */
  style: string;
  /** At most 25 characters. */
  specialty: string;
}
