import { expect, test } from 'vitest'
import { companyPermissions } from '#areas/company/permissions.ts'
import { changeSettings } from '#areas/company/use-cases/change-settings.ts'
import { pages } from '#areas/site/pages.ts'
import { testOffice } from '#testing/office.ts'
import routes from '../../../routes.ts'
import { manifest, robots, securityContact, sitemap } from './open-files.ts'

const office = testOffice()

test('the sitemap names every public page once, where the product is reached', async () => {
  const answer = await sitemap(office.visitor())
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const named = [...(await answer.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url)
  expect(named).toEqual(Object.values(pages).map(({ path }) => `http://office${path}`))
})

/** A step of a booking is found from its search, and by no search engine. */
const steps = ['/services/car-rental/book']

/** Says itself that it is for nobody’s index: what it shows is one person’s parcel. */
const unlisted = ['/t']

test('every page of the public frame is in the list that the sitemap reads', () => {
  const frame = routes.find(({ file }) => file === 'app/layouts/public.tsx')
  const urls = frame?.children
    ?.map(({ path = '' }) => `/${path}`)
    .filter((url) => !/[:*]/.test(url) && ![...steps, ...unlisted].includes(url))
  expect(urls?.sort()).toEqual(
    Object.values(pages)
      .map(({ path }) => path)
      .sort(),
  )
})

test('search engines are kept from what is behind a door', async () => {
  const text = await (await robots(office.visitor())).text()
  for (const path of ['/admin', '/dashboard', '/dev', '/sent', '/register', ...steps])
    expect(text).toContain(`Disallow: ${path}\n`)
  expect(text).toContain('Sitemap: http://office/sitemap.xml')
})

test('a weakness is reported to the address of the settings, or by the contact page, within half a year', async () => {
  const read = async () => (await securityContact(office.visitor())).text()
  expect(await read()).toMatch(/^Contact: http:\/\/office\/contact\nExpires: 2026-07-16T08:00:00.000Z\n/)
  await changeSettings(office.staff('huda', companyPermissions.manage), { email: 'office@altahaluf.example' })
  expect(await read()).toMatch(/^Contact: mailto:office@altahaluf.example\n/)
})

test('the manifest carries the trade name and reads from right to left', async () => {
  const content = await (await manifest(office.visitor())).json()
  expect(content).toMatchObject({ name: 'التحالف', lang: 'ar', dir: 'rtl', icons: [{ sizes: '192x192' }, { sizes: '512x512' }] })
})
