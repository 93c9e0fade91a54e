import { z } from 'zod'
import { chosen, counted, rialsOrNone, written } from '#values/shapes.ts'
import { countries } from '../terms/inputs.ts'
import { driveNames, gearboxNames, planNames } from './class.ts'

const km = counted('كيلومترات من 0 إلى 20000.', 0, 20_000)

const vehicleClass = {
  name: written('اكتب اسم الفئة، مثل «سيدان».', 60),
  example: written('اكتب سيارة يعرفها الناس، مثل «تويوتا كورولا أو مثلها».', 80),
  plan: chosen(planNames, 'اختر شكلها.'),
  seats: counted('المقاعد من 1 إلى 60.', 1, 60),
  bags: counted('الحقائب من 0 إلى 20.', 0, 20),
  gearbox: chosen(gearboxNames, 'اختر ناقل الحركة.'),
  drive: chosen(driveNames, 'اختر الدفع.'),
  minAge: counted('العمر من 18 إلى 80.', 18, 80),
  licenceYears: counted('السنوات من 0 إلى 20.', 0, 20),
  depositResident: rialsOrNone,
  depositVisitor: rialsOrNone,
  excess: rialsOrNone,
  eighthPrice: rialsOrNone,
  ...{ kmDay: km, kmWeek: km, kmMonth: km },
  extraKm: rialsOrNone,
  turnaround: counted('الدقائق من 0 إلى 1440.', 0, 1_440),
  border: countries,
}

/** The form brings the id, so a second press is the same class. */
export const AddClassInput = z.object({ id: z.uuid(), ...vehicleClass })
export const CorrectClassInput = z.object({ classId: z.uuid(), seen: counted('حدّث الصفحة.', 1, 999_999), ...vehicleClass })
export type ClassForm = z.input<typeof AddClassInput>
