import { chargeCustomer, chargesOnPapers, takeBackNet, vatRateOfKind } from '#areas/finance/public.ts'
import { codTakenOf } from '#areas/finance/public-cod.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf } from '#values/days.ts'
import { percentOf } from '#values/shares.ts'
import { codFault } from '../intake/must-be-allowed.ts'
import type { LoadedParcel } from '../journey/load-for-update.ts'
import { shownNumber } from '../journey/number.ts'
import { carriageKind } from '../journey/registering.ts'
import { termsIn } from '../merchants/terms-of.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import { isAbroad } from '../tariff/places.ts'
import { tariffOf } from '../tariff/published-tariffs.ts'
import { codFee } from '../tariff/tariff.ts'
import { mayChangeCod } from './changeable.ts'
import { codChanged } from './facts.ts'

type Asked = { cod: bigint; byOffice: boolean; reason: string | null }

/** Another sum to be collected for the sender, with the fee of it; the label on the parcel says the old one until it is printed anew. */
export async function changeCod(work: Work, parcel: LoadedParcel, { cod, byOffice, reason }: Asked) {
  if (cod === parcel.cod) return work.repeated()
  await mustBeChangeable(work, parcel, cod)
  const fee = await feeFor(work, parcel, cod)
  const vat = percentOf(parcel.carriage + fee, await vatRateOfKind(work, carriageKind(parcel.place)))
  const invoiceId = await chargeFeeDifference(work, parcel, fee)
  const number = shownNumber(parcel.number)
  await work.tx
    .insertInto('parcelCodChanges')
    .values({
      ...{ id: work.newId(), parcelId: parcel.id, at: work.now(), byId: work.actor.id, reason },
      ...{ codBefore: parcel.cod, cod, feeBefore: parcel.codFee, fee, invoiceId },
    })
    .execute()
  await work.tx
    .updateTable('parcels')
    .set((eb) => ({
      ...{ cod, codFee: fee, vat, changedAt: work.now(), version: eb('version', '+', 1) },
      relabelSince: eb.fn.coalesce('relabelSince', eb.val(work.now())),
    }))
    .where('id', '=', parcel.id)
    .execute()
  work.record(codChanged, parcel.id, { number, senderId: parcel.senderId, before: parcel.cod, after: cod, byOffice, reason })
}

async function mustBeChangeable(work: Work, parcel: LoadedParcel, cod: bigint) {
  if (!mayChangeCod(parcel))
    throw new Refusal('parcels.cod-fixed', 'خرج الطرد للتوصيل أو انتهى أمره، فلا يتغيّر المطلوب عند تسليمه.')
  if (await codTakenOf(work, parcel.id)) throw new Refusal('parcels.cod-taken', 'قُبض المبلغ عند الشباك، فلا يتغيّر.')
  if (parcel.payer === 'recipient' && parcel.carriageInvoiceId)
    throw new Refusal('parcels.charged', 'صدر ما يدفعه المستلم، فلا يتغيّر المبلغ وهو أمام الشباك.')
  if (cod > 0n && isAbroad(parcel.place)) throw fieldFault('cod', 'يُقبض للمرسل داخل عُمان وحدها. امسح المبلغ.')
  const fault = codFault(cod, await parcelRulesNow(work.tx))
  if (fault) throw fieldFault('cod', fault)
}

/** By the contract it was sent under, else by the tariff it was priced with. */
async function feeFor({ tx }: Work, { merchantContractId, tariffId }: LoadedParcel, cod: bigint) {
  const terms = merchantContractId ? await termsIn(tx, merchantContractId) : null
  const rate = terms ?? (await tariffOf(tx, tariffId))
  if (!rate) throw new Error(`parcel priced by no tariff: ${tariffId}`)
  return codFee(cod, rate)
}

/** What was asked on a paper already grows by a further paper, and shrinks by a credit note. */
async function chargeFeeDifference(work: Work, parcel: LoadedParcel, fee: bigint) {
  const { carriageInvoiceId, senderId: partyId, fromBranchId: branchId, onAccountUntil } = parcel
  if (!carriageInvoiceId || fee === parcel.codFee) return null
  const description = `تغيّر المطلوب عند تسليم الطرد ${shownNumber(parcel.number)}`
  if (fee < parcel.codFee) {
    const charges = await chargesOnPapers(work, [carriageInvoiceId, ...(await codPapers(work.tx, parcel.id))])
    const chargeIds = charges.filter(({ kind }) => kind === 'parcel-cod').map(({ id }) => id)
    await takeBackNet(work, { chargeIds, net: parcel.codFee - fee, reason: description })
    return null
  }
  const [id, today] = [work.newId(), dayOf(work.now())]
  await chargeCustomer(work, {
    ...{ id, partyId, branchId, asAgreed: true, suppliedFrom: today, suppliedUntil: today },
    dueOn: onAccountUntil && onAccountUntil > today ? onAccountUntil : today,
    lines: [{ kind: 'parcel-cod', line: 'parcels', quantity: 1000, unitPrice: fee - parcel.codFee, discount: 0n, description }],
  })
  return id
}

/** The papers by which more was asked because more is collected. */
export async function codPapers(db: Ctx['db'] | Work['tx'], parcelId: string) {
  const rows = await db
    .selectFrom('parcelCodChanges')
    .select('invoiceId')
    .where('parcelId', '=', parcelId)
    .where('invoiceId', 'is not', null)
    .orderBy('at')
    .execute()
  return rows.flatMap(({ invoiceId }) => invoiceId ?? [])
}
