/** The last day of a licence for a kind; empty where they have none. */
export const licenceField = (kindId: string) => `licence.${kindId}`
