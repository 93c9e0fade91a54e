import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { printPaper } from '#areas/company/public.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { chooseNumerals } from '#areas/identity/accounts/use-cases/choose-numerals.ts'
import { salimAndMaryam, salimId } from '#testing/messages.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { visit } from '#testing/visit.ts'
import { loader } from '../root.tsx'

const office = testOffice()
const huda = () => office.staff('huda', companyPermissions.manage)
const salim = () => office.customer(salimId)

async function shownTo(ctx: ReturnType<typeof office.visitor>) {
  const { data } = await loader({ ...visit(ctx, '/'), params: {} })
  return data.numerals
}

test('numbers are Latin until the company says otherwise, and a person’s own choice stands above it everywhere', async () => {
  await salimAndMaryam(office)
  expect([await shownTo(office.visitor()), await shownTo(salim())]).toEqual(['latn', 'latn'])
  await changeSettings(huda(), { numerals: 'arab' })
  expect([await shownTo(office.visitor()), await shownTo(salim())]).toEqual(['arab', 'arab'])
  await chooseNumerals(salim(), { numerals: 'latn' })
  expect([await shownTo(office.visitor()), await shownTo(salim())]).toEqual(['arab', 'latn'])
  await chooseNumerals(salim(), { numerals: 'house' })
  expect(await shownTo(salim())).toBe('arab')
  await expect(chooseNumerals(office.visitor(), { numerals: 'arab' })).rejects.toMatchObject({ status: 403 })
  await expect(chooseNumerals(salim(), { numerals: 'roman' as 'arab' })).rejects.toMatchObject({ name: 'ZodError' })
})

test('papers follow the company, with the Hijri day in their head; what is read out as a code stays Latin', async () => {
  const paper = async () => pdfText(await printPaper(office.visitor(), 'areas/company/papers/sample.typ', { day: '2026-01-15' }))
  await changeSettings(huda(), { commercialRegister: '1234567', hijriBeside: 'yes' })
  expect(await paper()).toMatch(/الموافق[\s\S]*1447[\s\S]*0\.000/)
  await changeSettings(huda(), { numerals: 'arab' })
  const text = await paper()
  expect(text).toContain('٠٫٠٠٠')
  expect(text).toContain('١٤٤٧')
  expect(text).toContain('1234567')
})

test('each form of the digits weighs next to nothing, and only who sees it fetches it', () => {
  const styles = readFileSync(`${import.meta.dirname}/../ui/styles/numerals.css`, 'utf8')
  const files = [...new Set([...styles.matchAll(/fonts\/([\w-]+\.woff2)/g)].map(([, file]) => file))]
  const sizes = files.map((file) => readFileSync(`${import.meta.dirname}/../ui/fonts/${file}`).length)
  expect(files).toHaveLength(3)
  for (const size of sizes) expect(size).toBeLessThan(2000)
})
