import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { themes } from '#values/themes.ts'
import { BodyMap } from './body-map.tsx'
import { panelNamed, panelsOf, planNames, planSize } from './body-plans.ts'

const middle = planSize.width / 2

function rendered(plan: (typeof planNames)[number], page: { theme: string; dir: 'rtl' | 'ltr' }, isChosen = true) {
  const marks = [
    { id: 'old', panel: 'bumper-rear', x: 180, y: 438, isNew: false },
    { id: 'new', panel: 'door-rear-left', x: 56, y: 276, isNew: true },
  ]
  const to = (panel: string, at: readonly [number, number]) => `/sheet?panel=${panel}&at=${at.join(',')}`
  const element = createElement(
    'div',
    { dir: page.dir, className: page.theme },
    createElement(BodyMap, { plan, marks, ...(isChosen && { to, chosen: 'roof' }) }),
  )
  return renderToStaticMarkup(createElement(RouterProvider, { router: createMemoryRouter([{ path: '/', element }]) }))
}

/** Where a part begins and ends across the drawing, as the markup draws it. */
function acrossIn(html: string, panel: string) {
  const [, transform = '', path = ''] = new RegExp(`data-panel="${panel}"([^>]*)>(?:<path d="([^"]*)")?`).exec(html) ?? []
  const all = [...path.matchAll(/[MLH](-?[\d.]+)/g)].map(([, x]) => Number(x))
  const turned = transform.includes('scale(-1 1)') ? all.map((x) => planSize.width - x) : all
  return { least: Math.min(...turned), most: Math.max(...turned) }
}

const pages = Object.keys(themes).flatMap((theme) => (['rtl', 'ltr'] as const).map((dir) => ({ theme, dir })))

test.each(pages)('22 the left of the car is at the left, in %o', (page) => {
  for (const plan of planNames) {
    const html = rendered(plan, page)
    const side = plan === 'machine' ? 'track' : 'door-front'
    expect(html).toContain('<div dir="ltr" class="body-map"><svg')
    expect(acrossIn(html, `${side}-left`).most, plan).toBeLessThan(middle)
    expect(acrossIn(html, `${side}-right`).least, plan).toBeGreaterThan(middle)
  }
})

test('every part has a name of its own, lies on the drawing, and has its like on the other side', () => {
  for (const plan of planNames) {
    const panels = panelsOf[plan]
    expect(new Set(panels.map(({ name }) => name)).size).toBe(panels.length)
    expect(new Set(panels.map(({ label }) => label)).size).toBe(panels.length)
    for (const { name, at } of panels) {
      expect(at[0]).toBeLessThan(planSize.width)
      expect(at[1]).toBeLessThan(planSize.height)
      if (!name.endsWith('-left')) continue
      expect(at[0], name).toBeLessThan(middle)
      expect(panelNamed(plan, name.replace(/left$/, 'right'))?.at).toEqual([planSize.width - at[0], at[1]])
    }
  }
  const of = (look: string) => panelsOf.saloon.filter((panel) => panel.look === look).length
  expect([of('surface'), of('glass'), of('wheel'), of('mirror')]).toEqual([13, 6, 4, 2])
})

test('every part leads to the page that marks it, without a script as well, and none where it is only shown', () => {
  const html = rendered('saloon', { theme: 'light', dir: 'rtl' })
  const { at } = panelNamed('saloon', 'mirror-right') ?? { at: [] }
  expect(html).toContain(`href="/sheet?panel=mirror-right&amp;at=${at.join(',')}"`)
  expect(html).toContain('aria-label="المرآة اليمنى"')
  expect(html.match(/<a /g)).toHaveLength(panelsOf.saloon.length)
  expect(rendered('saloon', { theme: 'light', dir: 'rtl' }, false)).not.toContain('<a ')
})

test('marks are numbered in their order, and the part of a new one shows it', () => {
  const html = rendered('pickup', { theme: 'dark', dir: 'rtl' })
  expect(html).toMatch(/class="mark"><circle cx="180" cy="438" r="12"><\/circle><text[^>]*>1</)
  expect(html).toMatch(/class="mark is-new"><circle cx="56" cy="276" r="12"><\/circle><text[^>]*>2</)
  expect(html).toMatch(/class="panel is-surface is-marked"[^>]*data-panel="door-rear-left"/)
  expect(html).toMatch(/class="panel is-surface is-chosen"[^>]*data-panel="roof"/)
})
