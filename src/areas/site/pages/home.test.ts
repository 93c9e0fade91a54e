import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { publishContent } from '#areas/site/content/use-cases/publish-content.ts'
import { sitePermissions } from '#areas/site/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { acrossServices } from './across-services.ts'
import { about, home, privacyPolicy, termsOfUse } from './queries.ts'
import { supportPage } from './service-queries.ts'

const office = testOffice()
const set = (settings: object) => changeSettings(office.staff('huda', companyPermissions.manage), settings)

test('a company that has set nothing promises nothing on its first page', async () => {
  expect(await home(office.visitor())).toMatchObject({
    serviceArea: null,
    eachHasItsEmployee: false,
    zones: [],
    cards: { hours: [], firstKilo: null },
    office: null,
    company: { '@type': 'Organization' },
  })
  const text = 'شركة عُمانية من صلالة تجمع خمس خدمات تحت سقف واحد.'
  expect(await about(office.visitor())).toMatchObject({ text, mission: null, vision: null, registers: { vatin: null } })
})

test('the hours of today are shown on days with hours', async () => {
  await set({ phones: '2300 0000', openingHours: { thursday: '08:00-13:00' } })
  const hours = '8:00\u00a0ص\u00a0–\u00a01:00\u00a0م'
  expect(await home(office.visitor())).toMatchObject({ cards: { hours: [hours] }, office: { phone: '+96823000000', hours } })
  office.later(86_400_000)
  expect(await home(office.visitor())).toMatchObject({ cards: { hours: [] }, office: null })
})

test('a search that finds no question leads to the pages it has to do with', async () => {
  const search = (q: string) => supportPage(office.visitor(), { query: new URLSearchParams({ q }) })
  expect(await search('حفارة')).toMatchObject({
    count: 0,
    elsewhere: [{ path: '/services/equipment-rental', label: 'تأجير معدات البناء' }],
  })
  expect(await search('تتبع')).toMatchObject({ count: 0, elsewhere: [{ path: '/services/parcels' }] })
  expect(await search('طرد')).toMatchObject({ count: 2, elsewhere: [] })
  expect(await search('زنجبيل')).toMatchObject({ count: 0, elsewhere: [] })
})

test('legal texts name their edition and count as Arabic counts, once that is set', async () => {
  const text = async () => JSON.stringify(await privacyPolicy(office.visitor()))
  const editor = office.staff('huda', sitePermissions.editContent)
  const clause = { title: 'عنوان', lead: 'سطر', points: '# قبول\nاستعمالك قبول.', seen: 0 }
  expect(await text()).toContain('"edition":{"version":null,"date":"28 نوفمبر 2026"}')
  await set({ privacyDays: '30' })
  await publishContent(editor, { ...clause, page: 'terms' })
  await set({ dataOfficerEmail: 'privacy@altahaluf.example', dataOfficerName: 'هدى', dataOfficerPhone: '23000001' })
  const first = '"edition":{"version":"1","date":"15 يناير 2026"}'
  expect(JSON.stringify(await termsOfUse(office.visitor()))).toContain(first)
  expect(await text(), 'each counts its own').toContain('"edition":{"version":null,"date":"28 نوفمبر 2026"}')
  expect(await text()).toContain('10 سنوات')
  expect(await text()).toContain('15 سنة')
  expect(await text()).toContain('30 يومًا')
  expect(await text()).toContain('{"text":"+968 2300 0001","code":true}')
  await publishContent(editor, { ...clause, page: 'privacy' })
  expect(await text()).toContain(first)
})

test('each service has its question on the first page before any has a second', () => {
  const questions = [
    { service: null, question: 'a' },
    { service: 'rent', question: 'b' },
    { service: 'rent', question: 'c' },
    { service: 'rent', question: 'd' },
    { service: 'cars', question: 'e' },
  ]
  const chosen = (most: number) => acrossServices(questions, most).map(({ question }) => question)
  expect(chosen(3)).toEqual(['a', 'b', 'e'])
  expect(chosen(4)).toEqual(['a', 'b', 'c', 'e'])
  expect(chosen(9)).toEqual(['a', 'b', 'c', 'd', 'e'])
})
