import { mustBeAnothers } from '#areas/finance/cash/bank-accounts.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { folded } from '#values/text.ts'
import { supplierAdded, supplierChanged } from '../facts.ts'
import { AddSupplierInput, ChangeSupplierInput } from '../inputs.ts'

type Typed = { name: string; vatin?: string | undefined; phone?: string | undefined; iban?: string | undefined }

const columnsOf = ({
  name,
  vatin = null,
  phone = null,
  iban = null,
}: { [Key in keyof Typed]: Typed[Key] | null } & { name: string }) => ({
  ...{ name, vatin, phone, iban },
  folded: folded(name),
})

export const addSupplier = command({
  name: 'finance.add-supplier',
  permission: financePermissions.manageSuppliers,
  input: AddSupplierInput,
  async run(work, typed) {
    await mustBeOnlyOne(work, typed)
    const id = work.newId()
    const added = await work.tx
      .insertInto('suppliers')
      .values({ ...columnsOf(typed), id, addedAt: work.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!added) throw fieldFault('name', 'سُجّل هذا المورّد. راجع القائمة.')
    work.record(supplierAdded, id, { name: typed.name })
    return { id, name: typed.name }
  },
})

export const changeSupplier = command({
  name: 'finance.change-supplier',
  permission: financePermissions.manageSuppliers,
  input: ChangeSupplierInput,
  async run(work, { supplierId: id, ...typed }) {
    const before = await work.tx.selectFrom('suppliers').select('name').where('id', '=', id).forUpdate().executeTakeFirst()
    if (!before) throw new Refusal('not-found', 'لم نجد هذا المورّد.', 404)
    await mustBeOnlyOne(work, typed, id)
    await work.tx.updateTable('suppliers').set(columnsOf(typed)).where('id', '=', id).execute()
    work.record(supplierChanged, id, { name: typed.name, before: before.name })
    return { id, name: typed.name }
  },
})

/** One card for each, and what we owe them never goes to ourselves. */
async function mustBeOnlyOne(work: Work, { name, vatin, iban }: Typed, id?: string) {
  await mustBeAnothers(work, iban)
  const others = await work.tx
    .selectFrom('suppliers')
    .select(['folded', 'vatin'])
    .where((eb) => eb.or([eb('folded', '=', folded(name)), ...(vatin ? [eb('vatin', '=', vatin)] : [])]))
    .$if(id !== undefined, (all) => all.where('id', '!=', id ?? ''))
    .execute()
  if (others.some((other) => other.folded === folded(name))) throw fieldFault('name', 'سُجّل مورّد بهذا الاسم. راجع القائمة.')
  if (others.length > 0) throw fieldFault('vatin', 'هذا الرقم الضريبي لمورّد آخر. راجعه.')
}
