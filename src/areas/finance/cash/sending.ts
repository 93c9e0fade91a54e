import { post } from '#areas/finance/ledger/books.ts'
import { balanceOf } from '#areas/finance/ledger/leaves.ts'
import { financePermissions } from '#areas/finance/permissions.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { mustReach } from '#platform/reach.ts'
import { operatingAccount } from './bank-accounts.ts'
import { boxLeaf, moveLeaf, moveSource } from './cash.ts'
import { mustBeInCoins } from './coins.ts'
import { cashMoved } from './facts.ts'
import { cashSessionOf } from './sessions.ts'

/** Where to: «box:…» or «bank:…». */
type Sent = { id: string; to: string; amount: bigint; slip: string | null; field?: string }

/** Out of one's own box, and on its way until somebody has it in hand or has seen it at the bank. Null where this form did so before. */
export async function sendCash(work: Work, { id, to, amount, slip, field = 'to' }: Sent) {
  const session = await cashSessionOf(work)
  mustReach(work.actor, financePermissions.moveCash, { branchId: session.branchId })
  const before = await work.tx.selectFrom('cashMoves').select('id').where('id', '=', id).executeTakeFirst()
  if (before) return null
  await mustBeInCoins(work, amount)
  const place = await placeOf(work, { to, field }, session.boxId)
  if (slip && !place.toAccountId) throw fieldFault('slip', 'القسيمة لما يودَع في البنك. امسح رقمها، أو اختر حسابًا بنكيًا.')
  // Said without the figure: until the count the keeper is not told what there should be.
  if ((await balanceOf(work, boxLeaf(session.boxId))) < amount) throw fieldFault('amount', 'ليس في صندوقك هذا المبلغ. راجعه.')

  const { toBoxId, toAccountId, name } = place
  const { sequence } = await work.tx
    .insertInto('cashMoves')
    .values({
      ...{ id, fromBoxId: session.boxId, toBoxId, toAccountId, amount, slip },
      ...{ status: 'under-way', movedBy: work.actor.id, movedAt: work.now(), settledBy: null, settledAt: null },
    })
    .returning('sequence')
    .executeTakeFirstOrThrow()
  await post(work, {
    source: { kind: moveSource, id, purpose: 'send' },
    memo: `نقل نقد ${sequence} من ${session.box} إلى ${name}`,
    transfers: [{ debit: moveLeaf(id), credit: boxLeaf(session.boxId), amount, branchId: session.branchId }],
  })
  work.record(cashMoved, id, { number: Number(sequence), from: session.box, to: name, amount })
  return { number: Number(sequence), to: name }
}

/** A box that is used, other than one's own; or an operating account: what belongs to others is swept from there. */
async function placeOf(work: Pick<Work, 'tx'>, { to, field }: { to: string; field: string }, fromBoxId: string) {
  const [kind, id = ''] = to.split(':')
  if (kind === 'box') {
    const box = await work.tx
      .selectFrom('cashBoxes')
      .select('name')
      .where('id', '=', id)
      .where('id', '!=', fromBoxId)
      .where('active', '=', true)
      .executeTakeFirst()
    if (box) return { toBoxId: id, toAccountId: null, name: box.name }
  } else {
    const account = await operatingAccount(work, id)
    if (account) return { toBoxId: null, toAccountId: id, name: account.bank }
  }
  throw fieldFault(field, 'أُوقف هذا الصندوق أو الحساب. اختر غيره.')
}
