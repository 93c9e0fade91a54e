import { approve } from '#areas/access/approvals/use-cases/decide-approval.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { confirmDeposit } from '#areas/finance/cash/use-cases/settle-move.ts'
import { codsToPay } from '#areas/finance/cod/remitting.ts'
import { depositCod } from '#areas/finance/cod/use-cases/deposit-cod.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { takeCodAtCounter } from '#areas/parcels/counter/use-cases/take-cod.ts'
import { prepareRemittance } from '#areas/parcels/remittances/use-cases/prepare-remittance.ts'
import { inDecimals } from '#values/money.ts'
import { banksOf } from './banks.ts'
import { salalah } from './branches.ts'
import type { testOffice } from './office.ts'
import type { parcelsOf } from './parcels.ts'

/** Money of merchants, from the counter to their account. */
export function remittancesOf(office: ReturnType<typeof testOffice>, { clerk, waiting, newId }: ReturnType<typeof parcelsOf>) {
  const { colleague, newBox, account, lastAsked } = banksOf(office)

  async function aDesk() {
    const boxId = await newBox()
    const fatima = await colleague('fatima', 'cashier', salalah)
    await openSession(fatima, { boxId, rials1: '0' })
    const [huda, salim] = [await colleague('huda', 'accountant'), await colleague('salim', 'financeManager')]
    return {
      cashier: { ...fatima, actor: { ...clerk().actor, id: fatima.actor.id } },
      fatima,
      huda,
      salim,
      bank: await account(),
    }
  }
  type Desk = Awaited<ReturnType<typeof aDesk>>

  /** Whoever came for it has paid for its sender. */
  async function collected({ cashier }: Desk, senderPhone: string, cod: string) {
    const parcelId = await waiting({ senderPhone, cod })
    await takeCodAtCounter(cashier, { parcelId, way: 'box' })
    return parcelId
  }

  /** All that lies in boxes goes to the bank, which shows it. */
  async function banked({ fatima, huda, bank }: Desk) {
    const cods = await office.db
      .selectFrom('cods')
      .select(['id', 'amount'])
      .where('moveId', 'is', null)
      .where('reversedBy', 'is', null)
      .execute()
    const [moveId, sum] = [newId(), cods.reduce((total, { amount }) => total + amount, 0n)]
    await depositCod(fatima, { moveId, account: bank, amount: inDecimals(sum), cod: cods.map(({ id }) => id) })
    await confirmDeposit(huda, { moveId, slip: '881' })
  }

  /** Prepared, agreed to by another and transferred. */
  async function remitted({ huda, salim, bank }: Desk, merchantId: string) {
    office.later(1_000)
    const cod = (await codsToPay(office, merchantId)).map(({ id }) => id)
    const { id } = await prepareRemittance(huda, { id: newId(), merchantId, iban: 'OM810180000001299123456', cod })
    await approve(salim, { approvalId: await lastAsked() })
    await transferPayout(salim, { payoutId: id, account: bank, reference: 'T-77' })
    return id
  }

  return { aDesk, collected, banked, remitted }
}
