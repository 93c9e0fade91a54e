import type { AskedBy } from './ways.ts'

/** Asked for, and no car of the class was free. */
interface CarNoneFreeTable {
  id: string
  classId: string
  startsAt: Date
  endsAt: Date
  askedOn: string
  way: AskedBy
}

declare module '#platform/db/database.ts' {
  interface Database {
    carNoneFree: CarNoneFreeTable
  }
}
