import { sql } from 'kysely'

/** From the lowest floor up, and on each 9 before 10: the number of a unit is text. */
export const byFloorAndNumber = (units = 'units') => sql`${sql.ref(`${units}.floor`)}, lpad(${sql.ref(`${units}.number`)}, 12)`
