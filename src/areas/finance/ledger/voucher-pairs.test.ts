import { expect, test } from 'vitest'
import { boxesOf } from '#testing/boxes.ts'
import { testOffice } from '#testing/office.ts'
import { writeVoucher } from './use-cases/write-voucher.ts'

const office = testOffice()
const { colleague } = boxesOf(office)

test('of two accounts that never meet it is said which may stand against the first', async () => {
  const noura = await colleague('noura', 'accountant')
  const lines = { debit1: '5400', credit1: '3100', amount1: '5', line1: 'cars' } as const
  const wrong = writeVoucher(noura, { voucherId: noura.newId(), day: '2026-01-10', memo: 'صيانة', ...lines })
  await expect(wrong).rejects.toMatchObject({
    issues: [
      {
        path: ['credit1'],
        message: 'هذان الحسابان لا يتقابلان في قيد يدوي. يقابل 5400 دائنًا: 1260 مصروفات مدفوعة مقدمًا، أو 1590 مجمع الإهلاك.',
      },
    ],
  })
  const [none] = await office.db.selectFrom('approvals').select('id').execute()
  expect(none).toBeUndefined()
})
