import { z } from 'zod'
import {
  addDocumentShape,
  correctDocumentShape,
  endsAfterIssue,
  otherIsNamed,
  withdrawDocumentShape,
} from '#areas/documents/public.ts'
import { chosen, counted, day, measured, optionalText, plannedDay, rialsOrNone, written } from '#values/shapes.ts'
import { machinePaperKinds, ownershipNames, readinessNames } from './machine.ts'

/** As it is painted on the machine: «EX-07». */
const code = z
  .string('اكتب رمزها، مثل EX-07.')
  .trim()
  .toUpperCase()
  .regex(/^[A-Z]{2,4}-\d{2,4}$/, 'الرمز حرفان لاتينيان أو أكثر ثم رقم، مثل EX-07.')

/** Hours with one decimal, kept in tenths. */
export const meter = measured('اكتب عداد الساعات، مثل 4812.5.', { places: 1, least: 0, most: 999_999 })

const machine = {
  code,
  kindId: z.uuid('اختر النوع.'),
  model: written('اكتب الطراز، مثل «كاتربيلر 320».', 80),
  made: counted('اكتب سنة الصنع، مثل 2021.', 1980, 2100),
  serial: optionalText(40),
  plate: optionalText(20),
  ownership: chosen(ownershipNames, 'اختر الملكية.'),
  supplierId: z.uuid('اختر صاحبها.').optional(),
  supplierDay: rialsOrNone.optional(),
  supplierMonth: rialsOrNone.optional(),
  meter,
  serviceAt: meter.optional(),
  yard: optionalText(80),
  boughtOn: day('اكتب تاريخ الشراء، مثل 1/7/2025.').optional(),
  boughtFor: rialsOrNone.optional(),
  note: optionalText(500),
}

type Typed = { ownership: string; supplierId?: string | undefined; supplierMonth?: bigint | undefined }
type Problems = { addIssue: (issue: { code: 'custom'; message: string; path: string[] }) => void }

/** Of one that is hired from others it is said from whom and for how much. */
function supplierIsNamed({ ownership, supplierId, supplierMonth }: Typed, { addIssue }: Problems) {
  if (ownership !== 'sub-hired') return
  if (!supplierId) addIssue({ code: 'custom', message: 'اختر صاحبها من الموردين.', path: ['supplierId'] })
  if (supplierMonth === undefined) addIssue({ code: 'custom', message: 'اكتب ما ندفعه في الشهر.', path: ['supplierMonth'] })
}

/** The form brings the id, so a second press is the same machine. */
export const AddMachineInput = z
  .object({ id: z.uuid(), branchId: z.uuid('اختر الفرع.').optional(), ...machine })
  .superRefine(supplierIsNamed)
export const CorrectMachineInput = z
  .object({ machineId: z.uuid(), seen: counted('حدّث الصفحة.', 1, 999_999), ...machine })
  .superRefine(supplierIsNamed)
export type MachineForm = z.input<typeof AddMachineInput>

export const SetMachineReadinessInput = z.object({
  machineId: z.uuid(),
  readiness: chosen(readinessNames, 'اختر حالتها.'),
  readyOn: plannedDay('اكتب اليوم المتوقع لعودتها إلى الخدمة، مثل 20/7/2026.').optional(),
})

export const SellMachineInput = z.object({
  machineId: z.uuid(),
  soldOn: day('اكتب يوم البيع.'),
  soldTo: written('اكتب اسم المشتري.', 120),
  soldFor: rialsOrNone,
})
export type SellMachineForm = z.input<typeof SellMachineInput>

const of = { machineId: z.uuid() }
export const AddMachinePaperInput = z
  .object({ ...of, ...addDocumentShape(machinePaperKinds) })
  .superRefine(...otherIsNamed)
  .superRefine(...endsAfterIssue)
export const CorrectMachinePaperInput = z.object({ ...of, ...correctDocumentShape }).superRefine(...endsAfterIssue)
export const WithdrawMachinePaperInput = z.object({ ...of, ...withdrawDocumentShape })
