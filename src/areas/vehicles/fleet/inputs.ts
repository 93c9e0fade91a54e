import { z } from 'zod'
import {
  addDocumentShape,
  correctDocumentShape,
  endsAfterIssue,
  otherIsNamed,
  withdrawDocumentShape,
} from '#areas/documents/public.ts'
import { readPlate } from '#values/plates.ts'
import { chosen, counted, day, optionalText, plannedDay, rialsOrNone, written } from '#values/shapes.ts'
import { countries } from '../terms/inputs.ts'
import { readinessChoices, vehiclePaperKinds } from './vehicle.ts'

/** As it is typed, in either order and either kind of digits. */
export const plate = z.string('اكتب أرقام اللوحة وأحرفها.').transform((typed, context) => {
  const read = readPlate(typed)
  if (read) return read
  context.addIssue({ code: 'custom', message: 'اكتب حتى 5 أرقام مع حرف أو حرفين، مثل «7340 م ه».' })
  return z.NEVER
})

/** The digits of a chassis number as they are stamped: no I, O or Q. */
const vin = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-HJ-NPR-Z0-9]{17}$/, 'رقم الهيكل 17 خانة من أرقام وحروف لاتينية، بلا I وO وQ.')
  .optional()

const vehicle = {
  plate,
  classId: z.uuid('اختر الفئة.'),
  model: written('اكتب الطراز، مثل «تويوتا كورولا».', 80),
  made: counted('اكتب سنة الصنع، مثل 2024.', 1980, 2100),
  colour: written('اكتب اللون، مثل «أبيض».', 40),
  vin,
  odometer: counted('اكتب قراءة العداد بالكيلومترات، حتى 2000000.', 0, 2_000_000),
  fuel: counted('الوقود بالأثمان، من 0 إلى 8.', 0, 8),
  homePlace: optionalText(80),
  boughtOn: day('اكتب تاريخ الشراء، مثل 1/7/2025.').optional(),
  boughtFor: rialsOrNone.optional(),
  policyBorder: countries,
  note: optionalText(500),
}

/** The form brings the id, so a second press is the same vehicle. */
export const AddVehicleInput = z.object({ id: z.uuid(), branchId: z.uuid('اختر الفرع.').optional(), ...vehicle })
export const CorrectVehicleInput = z.object({ vehicleId: z.uuid(), seen: counted('حدّث الصفحة.', 1, 999_999), ...vehicle })
export type VehicleForm = z.input<typeof AddVehicleInput>

const readinessNames = Object.keys(readinessChoices) as [keyof typeof readinessChoices, ...(keyof typeof readinessChoices)[]]
export const readyOn = plannedDay('اكتب اليوم المتوقع لجاهزيتها، مثل 20/7/2026.').optional()
export const SetReadinessInput = z.object({
  vehicleId: z.uuid(),
  readiness: chosen(readinessNames, 'اختر حالتها.'),
  readyOn,
})

const of = { vehicleId: z.uuid() }
export const AddVehiclePaperInput = z
  .object({ ...of, ...addDocumentShape(vehiclePaperKinds) })
  .superRefine(...otherIsNamed)
  .superRefine(...endsAfterIssue)
export const CorrectVehiclePaperInput = z.object({ ...of, ...correctDocumentShape }).superRefine(...endsAfterIssue)
export const WithdrawVehiclePaperInput = z.object({ ...of, ...withdrawDocumentShape })

export const SellVehicleInput = z.object({
  vehicleId: z.uuid(),
  soldOn: day('اكتب يوم البيع.'),
  soldTo: written('اكتب اسم المشتري.', 120),
  soldFor: rialsOrNone,
})
export type SellVehicleForm = z.input<typeof SellVehicleInput>
