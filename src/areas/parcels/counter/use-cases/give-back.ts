import { chargeCustomer } from '#areas/finance/public.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { loadParcelForUpdate } from '../../journey/load-for-update.ts'
import { shownNumber } from '../../journey/number.ts'
import { carriageKind } from '../../journey/registering.ts'
import { takeStep } from '../../journey/taking-a-step.ts'
import { dueOnAccount } from '../../merchants/merchant.ts'
import { termsIn } from '../../merchants/terms-of.ts'
import { parcelRulesNow } from '../../rules/kept-rules.ts'
import { shareUp } from '../../tariff/tariff.ts'
import { GiveBackInput } from '../inputs.ts'

/** The sender has it back: the way back is charged by its share of the way there, as it is agreed with a merchant or as it is for all. */
export const giveBack = command({
  name: 'parcels.give-back',
  permission: may.handOver,
  input: GiveBackInput,
  async run(work, { parcelId, receivedBy, cardEnd }) {
    const parcel = await loadParcelForUpdate(work, parcelId, may.handOver)
    const said = { parcelId, number: shownNumber(parcel.number) }
    if (parcel.state === 'returned') {
      work.repeated()
      return said
    }
    if (!parcel.isReturning) throw new Refusal('parcels.not-returning', 'الطرد ليس في طريق العودة. أعده إلى مرسله أولًا من صفحته.')
    if (parcel.branchId !== parcel.fromBranchId)
      throw new Refusal('parcels.elsewhere', 'الطرد في فرع آخر. يعود إلى فرع مرسله أولًا.')
    await takeStep(work, parcel, { step: 'returned', note: `إلى ${receivedBy}` })
    await work.tx
      .insertInto('parcelProofs')
      .values({ parcelId, receivedBy, by: 'card', cardEnd, reason: null, fileId: null, at: work.now() })
      .execute()
    const today = dayOf(work.now())
    const { share, dueOn } = await agreedForReturn(work, parcel.merchantContractId, today)
    const fee = shareUp(parcel.carriage, share)
    if (fee > 0n) {
      await chargeCustomer(work, {
        ...{ id: work.newId(), partyId: parcel.senderId, branchId: parcel.fromBranchId, asAgreed: true },
        ...{ suppliedFrom: today, suppliedUntil: today, dueOn },
        lines: [
          {
            ...{ kind: carriageKind(parcel.place), line: 'parcels', quantity: 1000, unitPrice: fee, discount: 0n },
            description: `إعادة الطرد ${said.number} إلى مرسله`,
          },
        ],
      })
    }
    return said
  },
})

/** By the contract it was registered under, whoever pays for the way there; without one by the rules of today, at once. */
async function agreedForReturn({ tx }: Pick<Work, 'tx'>, contractId: string | null, today: string) {
  const terms = contractId ? await termsIn(tx, contractId) : null
  if (!terms) return { share: (await parcelRulesNow(tx)).returnShare, dueOn: today }
  return { share: terms.returnShare, dueOn: terms.onAccount ? dueOnAccount(today, terms.payDays) : today }
}
