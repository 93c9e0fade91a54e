import { expect, test } from 'vitest'
import { manageSettings } from '#areas/company/public.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { rentFeeFor } from './rent-fee.ts'
import { loader as rentPage } from './routes/rent-collection.tsx'

const office = testOffice()

const fee = { rate: 7_50, vatRate: 5 }

test('until the company says what it takes nothing is reckoned', () => {
  expect(rentFeeFor(null, '1200')).toBeNull()
})

test('what is left of a month is what was collected, less our part and the tax on it, to the baisa', () => {
  expect(rentFeeFor(fee, '1,234.567')?.shared).toEqual({
    ...{ collected: 1_234_567n, commission: 92_593n },
    ...{ vat: 4_630n, left: 1_137_344n },
  })
  expect(rentFeeFor({ ...fee, vatRate: null }, '١٢٠٠')?.shared).toMatchObject({ commission: 90_000n, vat: 0n, left: 1_110_000n })
})

test('what is no amount says what would be, and what was typed stays', () => {
  expect(rentFeeFor(fee, null)).toMatchObject({ typed: '', problem: null, shared: null })
  const faults = {
    ...{ كثير: 'المبلغ أرقام، مثل 285.500', '-5': 'المبلغ أرقام، مثل 285.500', '0': 'المبلغ أكبر من صفر.' },
    ...{ '12.3456': 'البيسة أصغر ما يُكتب، فبعد النقطة 3 أرقام على الأكثر.', '1000001': 'المبلغ أكبر من الحد. راجعه.' },
  }
  expect(rentFeeFor(fee, ''), 'sent empty').toMatchObject({ typed: '', problem: expect.any(String), shared: null })
  for (const [typed, problem] of Object.entries(faults))
    expect(rentFeeFor(fee, typed)).toMatchObject({ typed, problem, shared: null })
})

test('the page reckons with what the office says of itself, and with no tax where it is not registered', async () => {
  const huda = office.staff('huda', manageSettings)
  const fee = async () => (await rentPage(visit(office.visitor(), '/services/rent-collection?collected=1200'))).fee
  expect(await fee()).toBeNull()
  await changeSettings(huda, { rentCommission: '7,5' })
  expect((await fee())?.shared).toMatchObject({ commission: 90_000n, vat: 0n, left: 1_110_000n })
  await changeSettings(huda, { vatin: 'OM1100000000' })
  expect((await fee())?.shared).toMatchObject({ vat: 4_500n, left: 1_105_500n })
  await expect(changeSettings(huda, { rentCommission: '60' })).rejects.toThrow('النسبة حتى 50.')
})
