import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { wordsOf } from '#areas/contracts/templates/contract-paper.ts'
import { blank } from '#areas/contracts/templates/contract-text.ts'
import type { Ctx } from '#platform/context.ts'
import { mandatesOf, mandateTerms } from '#testing/mandates.ts'
import { testOffice } from '#testing/office.ts'
import { mandateValues } from './mandate-values.ts'
import { mandate } from './queries.ts'
import { correctMandate } from './use-cases/correct-mandate.ts'
import { draftMandate } from './use-cases/draft-mandate.ts'

const office = testOffice()
const { aMandateOfABranch, form } = mandatesOf(office)

let near: Ctx
let contractId: string
beforeEach(async () => {
  const one = await aMandateOfABranch()
  ;[near, contractId] = [one.near, one.id]
})

const shown = async () => (await mandate(near, contractId)) ?? expect.fail('no mandate')
const agreed = async (changed: Partial<typeof mandateTerms>) =>
  correctMandate(near, { contractId, seen: String((await shown()).version), ...mandateTerms, ...changed })
const words = async (id = contractId) => {
  const row = await office.db.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  return (await wordsOf(near, row))?.text ?? ''
}

test('the text of a mandate speaks of its terms', async () => {
  await agreed({ reserve: '20' })
  expect(await mandateValues(office, contractId)).toMatchObject({
    ...{ poa: '1204/2025', commission: '5%', spendLimit: '50.000 ر.ع.', payoutDay: 'في اليوم 5 من كل شهر' },
    spendTerm: expect.stringContaining('يأذن بالصيانة حتى 50.000 ر.ع. في المرة'),
    reserveTerm: 'ويُحتفظ لها باحتياطي قدره 20.000 ر.ع.',
  })
  const text = await words()
  expect(text).not.toContain(blank)
  for (const ofHim of ['تأجيره', 'إيجاره', 'العناية به']) expect(text).not.toContain(ofHim)
})

test('what is none is said to be none', async () => {
  await agreed({ reserve: '0', expenseLimit: '0', commissionRate: '0' })
  const { properties, owners } = await shown()
  const text = await words()
  for (const said of ['ولا يُحتفظ لها باحتياطي.', 'ولا يأذن بصيانة إلا بموافقة الطرف الأول.', 'لا يستحق الطرف الثاني أتعابًا'])
    expect(text).toContain(said)
  for (const none of ['0.000', '0%', '{']) expect(text).not.toContain(none)
  const [place, owner] = [properties[0]?.id ?? '', owners[0]?.partyId ?? '']
  const sudden = { ...form(place, owner), id: randomUUID(), noticeDays: '0' }
  await draftMandate(near, sudden)
  expect(await words(sudden.id)).toContain('بإخطار مكتوب قبل ذلك ولو في آخر يوم من المدة.')
})

test('the fee is reckoned in the text as it is in the books', async () => {
  const said = async () => (await mandateValues(office, contractId)).feeTerm
  expect(await said()).toMatch(/^للطرف الثاني 5% مما يُحصَّل فعلًا .* عما لم يُحصَّل\.$/)
  await agreed({ commissionKind: 'percent-of-billed', commissionRate: '7.5' })
  expect(await said()).toMatch(/^للطرف الثاني 7\.5% مما يُستحق من الإيجار وإن لم يُحصَّل/)
  await agreed({ commissionKind: 'fixed', commissionAmount: '30' })
  expect(await said()).toMatch(/^للطرف الثاني 30\.000 ر\.ع\. عن كل شهر/)
})
