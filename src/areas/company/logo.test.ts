import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { visit } from '#testing/visit.ts'
import { companyPermissions as may } from './permissions.ts'
import { companyProfile, printPaper } from './public.ts'
import { loader as companySettings } from './routes/back-office-settings.tsx'
import { loader as logoDoor } from './routes/logo.ts'
import { removeLogo, setLogo } from './use-cases/change-logo.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.manage)
const square = (colour: string) =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: colour } })
    .png()
    .toBuffer()
const upload = async (name: string, bytes: Buffer | Promise<Buffer>) => setLogo(huda(), { logo: { name, bytes: await bytes } })
const drawing = (inside: string, before = '') =>
  Buffer.from(`${before}<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10">${inside}</svg>`)
const files = () => office.db.selectFrom('files').select('name').execute()

/** As a browser without any session asks for it. */
async function fetched(path: string) {
  const answer = await logoDoor(visit(office.visitor(), path))
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
}

test('a mark is drawn anew, anybody may fetch it, and another takes its place under another address', async () => {
  expect((await companyProfile(office.visitor())).logo).toBeNull()
  expect((await fetched('/logo')).status).toBe(404)
  await upload('شعار.png', square('teal'))
  const first = (await companyProfile(office.visitor())).logo ?? ''
  const { status, headers, bytes } = await fetched(first)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=604800',
  ])
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 80 })

  await upload('أحدث.png', square('navy'))
  expect((await companyProfile(office.visitor())).logo).not.toBe(first)
  expect(await files()).toEqual([{ name: 'أحدث.webp' }])
  expect((await companySettings(visit(huda(), '/admin/settings'))).logo).toMatchObject({ name: 'أحدث.webp' })
})

test('a drawing comes in as a picture: what it would run or fetch stays outside', async () => {
  await upload(
    'شعار.svg',
    drawing('<script>alert(1)</script><image href="file:///etc/passwd"/><rect width="20" height="10" fill="#0f4c5c"/>'),
  )
  const { bytes } = await fetched('/logo')
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1200, height: 600 })
  expect(bytes.toString('latin1')).not.toMatch(/script|svg|root:/)
  const entities = '<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>'
  await expect(upload('قنبلة.svg', drawing('<text>&b;</text>', entities))).rejects.toMatchObject({ name: 'ZodError' })
  await expect(upload('صفحة.svg', Buffer.from('<html><svg></svg></html>'))).rejects.toMatchObject({ name: 'ZodError' })
  await expect(upload('مكسور.svg', Buffer.from('<svg '))).rejects.toMatchObject({ code: 'files.unreadable' })
})

test('papers carry the mark, go back to ours when it is removed, and are printed even when its bytes are lost', async () => {
  const paper = () => printPaper(office.visitor(), 'areas/company/papers/sample.typ', { day: '2026-01-15' })
  const pictures = async () =>
    Buffer.from(await paper())
      .toString('latin1')
      .match(/\/Subtype ?\/Image/g)?.length ?? 0
  expect(await pictures()).toBe(0)
  await upload('شعار.png', square('teal'))
  expect(await pictures()).toBeGreaterThan(0)
  const lost = { ...office.visitor(), files: { ...office.visitor().files, has: async () => false } }
  expect((await printPaper(lost, 'areas/company/papers/sample.typ', { day: '2026-01-15' })).length).toBeGreaterThan(0)

  await removeLogo(huda(), {})
  await removeLogo(huda(), {})
  expect(await pictures()).toBe(0)
  expect(await files()).toEqual([])
  expect(await office.history()).toEqual(['company.logo-set', 'company.logo-removed'])
})

test('two marks at once leave one of them, and nobody without the right sets any', async () => {
  await Promise.all([upload('1.png', square('teal')), upload('2.png', square('navy')), upload('3.png', square('gold'))])
  expect(await files()).toHaveLength(1)
  const said = office.staff('said')
  await expect(setLogo(said, { logo: { name: '4.png', bytes: await square('red') } })).rejects.toMatchObject({ status: 403 })
  await expect(setLogo(huda(), { logo: [] })).rejects.toMatchObject({ code: 'company.no-logo' })
})
