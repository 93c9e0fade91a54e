import { sql } from 'kysely'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { branchAdded, branchChanged, branchClosed } from '../facts.ts'
import { AddBranchInput, ChangeBranchInput, CloseBranchInput } from '../inputs.ts'
import { companyPermissions } from '../permissions.ts'

const columns = ['code', 'nameAr', 'wilayat', 'address', 'phone', 'officeId'] as const

export const addBranch = command({
  name: 'company.add-branch',
  permission: companyPermissions.manage,
  input: AddBranchInput,
  async run(work, { address = null, phone = null, officeId = null, ...named }) {
    await oneAfterAnother(work)
    const id = work.newId()
    await refuseTwice(work, named)
    await mustBeAnOffice(work, { id, officeId })
    const branch = { ...named, address, phone, officeId }
    await work.tx
      .insertInto('branches')
      .values({ ...branch, id, active: true, addedAt: work.now() })
      .execute()
    work.record(branchAdded, id, branch)
  },
})

export const changeBranch = command({
  name: 'company.change-branch',
  permission: companyPermissions.manage,
  input: ChangeBranchInput,
  async run(work, { branchId, nameAr, wilayat, address = null, phone = null, officeId = null }) {
    await oneAfterAnother(work)
    const before = await openBranch(work, branchId)
    const after = { code: before.code, nameAr, wilayat, address, phone, officeId }
    if (columns.every((column) => before[column] === after[column])) return work.repeated()
    await refuseTwice(work, { id: branchId, nameAr })
    await mustBeAnOffice(work, { id: branchId, officeId })
    await work.tx.updateTable('branches').set({ nameAr, wilayat, address, phone, officeId }).where('id', '=', branchId).execute()
    work.record(branchChanged, branchId, { before, after })
  },
})

/** Its records stay; nobody can be put into it any more. The last one stays open. */
export const closeBranch = command({
  name: 'company.close-branch',
  permission: companyPermissions.manage,
  input: CloseBranchInput,
  async run(work, { branchId }) {
    await oneAfterAnother(work)
    const { code, nameAr } = await openBranch(work, branchId)
    const open = await work.tx.selectFrom('branches').select('id').where('active', '=', true).execute()
    if (open.length < 2) throw new Refusal('company.last-branch', 'هذا آخر فرع مفتوح. أضف غيره قبل أن تغلقه.')
    const agent = await agentOf(work, branchId)
    if (agent)
      throw new Refusal('company.office-of-agents', `يسلّم ${agent.nameAr} نقده إلى هذا الفرع. اختر له فرعًا آخر، ثم أغلقه.`)
    await work.tx.updateTable('branches').set({ active: false }).where('id', '=', branchId).execute()
    work.record(branchClosed, branchId, { code, nameAr })
  },
})

/** So that two who close the last two leave one, and a name stands once. */
const oneAfterAnother = ({ tx }: Work) => sql`select pg_advisory_xact_lock(hashtext('company.branches'))`.execute(tx)

async function openBranch({ tx }: Work, id: string) {
  const found = await tx.selectFrom('branches').select(columns).where('id', '=', id).where('active', '=', true).executeTakeFirst()
  if (!found) throw new Refusal('company.no-branch', 'أُغلق هذا الفرع أو لا يوجد. حدّث الصفحة.', 404)
  return found
}

/** The cash of an agent goes to an office that is open and is no agent itself. */
async function mustBeAnOffice(work: Work, { id, officeId }: { id: string; officeId: string | null }) {
  if (!officeId) return
  const office = await work.tx
    .selectFrom('branches')
    .select('id')
    .where('id', '=', officeId)
    .where('id', '<>', id)
    .where('officeId', 'is', null)
    .where('active', '=', true)
    .executeTakeFirst()
  if (!office) throw fieldFault('officeId', 'اختر فرعًا مفتوحًا من فروع الشركة، لا محل وكيل.')
  const agent = await agentOf(work, id)
  if (agent) throw fieldFault('officeId', `يسلّم ${agent.nameAr} نقده إلى هذا الفرع. اختر له فرعًا آخر أولًا.`)
}

const agentOf = ({ tx }: Work, officeId: string) =>
  tx.selectFrom('branches').select('nameAr').where('officeId', '=', officeId).where('active', '=', true).executeTakeFirst()

async function refuseTwice({ tx }: Work, { id, nameAr, code = '' }: { id?: string; nameAr: string; code?: string }) {
  const rows = await tx
    .selectFrom('branches')
    .select('id')
    .where((eb) => eb.or([eb('nameAr', '=', nameAr), eb('code', '=', code)]))
    .execute()
  if (rows.some((row) => row.id !== id)) throw new Refusal('company.branch-exists', 'يوجد فرع بهذا الاسم أو هذا الرمز.')
}
