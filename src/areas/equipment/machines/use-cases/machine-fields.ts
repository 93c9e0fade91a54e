import type { z } from 'zod'
import { addResources } from '#areas/calendar/public.ts'
import { supplierNamed } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { folded } from '#values/text.ts'
import { machineAdded } from '../facts.ts'
import type { AddMachineInput } from '../inputs.ts'
import { machineKind } from '../machine.ts'
import { offerMachine } from '../offering.ts'

type Asked = Omit<z.output<typeof AddMachineInput>, 'id' | 'branchId'>

/** What is written down of a machine, as a row keeps it: what was not said is null. */
export function machineFields({ ownership, ...asked }: Asked) {
  const isOurs = ownership === 'own'
  return {
    ...asked,
    ...{ ownership, serial: asked.serial ?? null, plate: asked.plate ?? null, yard: asked.yard ?? null },
    ...{ serviceAt: asked.serviceAt ?? null, note: asked.note ?? null },
    ...{ boughtOn: asked.boughtOn ?? null, boughtFor: asked.boughtFor ?? null },
    supplierId: isOurs ? null : (asked.supplierId ?? null),
    supplierDay: isOurs ? null : (asked.supplierDay ?? null),
    supplierMonth: isOurs ? null : (asked.supplierMonth ?? null),
  }
}
export type MachineFields = ReturnType<typeof machineFields>

/** By what it is found. */
export const machineFoundBy = ({ code, model, serial, plate, yard }: MachineFields) =>
  folded([code, code.replace('-', ''), model, serial ?? '', plate ?? '', yard ?? ''].join(' '))

/** Neither the code nor the serial number is that of another, and kind and owner are there. */
export async function checkMachine(work: Work, { id, ...fields }: MachineFields & { id: string }) {
  const { tx } = work
  const kind = await tx
    .selectFrom('machineKinds')
    .select(['certificateNeeded'])
    .where('id', '=', fields.kindId)
    .executeTakeFirst()
  if (!kind) throw fieldFault('kindId', 'اختر النوع من القائمة.')
  if (fields.supplierId && !(await supplierNamed(work, fields.supplierId)))
    throw fieldFault('supplierId', 'اختر صاحبها من الموردين.')
  const other = await tx
    .selectFrom('machines')
    .select(['model', 'code'])
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('code', '=', fields.code), ...(fields.serial ? [eb('serial', '=', fields.serial)] : [])]))
    .limit(1)
    .executeTakeFirst()
  if (!other) return kind
  throw other.code === fields.code
    ? fieldFault('code', `هذا رمز ${other.model} المسجلة. اكتب رمزًا آخر.`)
    : fieldFault('serial', `هذا الرقم التسلسلي للمعدّة ${other.code}. راجع الرقم.`)
}

/** A new row of the register: it is offered from when its papers say. */
export async function insertMachine(
  work: Work,
  { id, branchId, fields }: { id: string; branchId: string; fields: MachineFields },
  { certificateNeeded }: { certificateNeeded: boolean },
) {
  await addResources(work, machineKind, [id])
  const stamp = { addedBy: work.actor.id, addedAt: work.now() }
  await work.tx
    .insertInto('machines')
    .values({ id, branchId, ...fields, supplierUntil: null, readiness: 'ready', words: machineFoundBy(fields), ...stamp })
    .execute()
  await offerMachine(work, { id, ...fields, certificateNeeded, readiness: 'ready' })
  work.record(machineAdded, id, { code: fields.code, model: fields.model })
}
