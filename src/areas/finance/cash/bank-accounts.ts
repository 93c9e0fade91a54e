import { sql } from 'kysely'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { companyAccountChanged } from './facts.ts'

export type Kept = { bank: string; holder: string; iban: string; shown: boolean }

export const unlike = (before: Kept, after: Kept) =>
  (['bank', 'holder', 'iban', 'shown'] as const).some((column) => before[column] !== after[column])

export const taken = () => fieldFault('iban', 'هذا الحساب مسجّل بهذا الآيبان. راجع القائمة.')

export const toldOf = ({ bank, holder, iban, shown }: Kept) => ({ ...{ bank, holder, shown }, iban: iban.slice(-4) })

/** So that an account stands once. */
export const oneAfterAnother = ({ tx }: Work) => sql`select pg_advisory_xact_lock(hashtext('finance.bank-accounts'))`.execute(tx)

export async function accountNow({ tx }: Pick<Work, 'tx'>, id: string) {
  const account = await tx
    .selectFrom('companyBankAccounts')
    .select(['id', 'bank', 'holder', 'iban', 'shown', 'heldFor'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!account) throw new Refusal('finance.no-such-bank-account', 'هذا الحساب غير موجود.', 404)
  return account
}

/** An account in use that holds what is ours: what belongs to others is no float, and is swept from its own. */
export const operatingAccount = ({ tx }: Pick<Work, 'tx'>, id: string) =>
  tx
    .selectFrom('companyBankAccounts')
    .select('bank')
    .where('id', '=', id)
    .where('heldFor', '=', 'operating')
    .where('active', '=', true)
    .executeTakeFirst()

/** What is ours is paid out of such an account, and comes into one: the one that was chosen in that field. */
export async function mustBeOperating(work: Pick<Work, 'tx'>, id: string, field = 'accountId') {
  if (!(await operatingAccount(work, id))) throw fieldFault(field, 'اختر حسابًا تشغيليًا مستعملًا.')
}

export async function mustStandOnce({ tx }: Pick<Work, 'tx'>, { id, iban }: { id: string; iban: string }) {
  const other = await tx
    .selectFrom('companyBankAccounts')
    .select('id')
    .where('iban', '=', iban)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (other) throw taken()
}

/** What is paid to somebody else does not go to an account of the company. */
export async function mustBeAnothers({ tx }: Pick<Work, 'tx'>, iban: string | null | undefined) {
  if (!iban) return
  const ours = await tx.selectFrom('companyBankAccounts').select('id').where('iban', '=', iban).executeTakeFirst()
  if (ours) throw fieldFault('iban', 'هذا آيبان حساب للشركة نفسها. اكتب آيبان من يُدفع له.')
}

/** Money has moved in it, or a customer has shown a transfer to it. */
export async function wasUsed({ tx }: Pick<Work, 'tx'>, id: string) {
  const { rows } = await sql<{
    used: boolean
  }>`select exists (select from leaves l join transfers t on l.id in (t.debit, t.credit)
      where l.account in ('1120', '1130') and l.key = ${id})
    or exists (select from transfer_proofs where account_id = ${id}) used`.execute(tx)
  return rows[0]?.used ?? false
}

export async function saveAccount(work: Work, { id, before, after }: { id: string; before: Kept; after: Kept }) {
  const { bank, holder, iban, shown } = after
  await work.tx.updateTable('companyBankAccounts').set({ bank, holder, iban, shown }).where('id', '=', id).execute()
  work.record(companyAccountChanged, id, { before: toldOf(before), after: toldOf(after) })
}
