/** The setting that says where a service is reached: of `intake-ai` it is `INTAKE_AI_URL`. */
export function addressSetting(service: string): string {
  return `${service.toUpperCase().replaceAll('-', '_')}_URL`;
}
