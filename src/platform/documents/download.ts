import { dayOf } from '#values/days.ts'

type Named = { name: string; mediaType: string }

/** Bytes to be saved under an Arabic name, and never to be run, guessed at or kept on the way. */
export const download = (named: Named, body: BodyInit) =>
  handed(named, body, { how: 'attachment', policy: "default-src 'none'; sandbox" })

/**
 * A paper that we printed ourselves opens in place, where a phone can show, keep and hand it on. Not every browser shows a
 * paper in a sandbox, so it has none, and nothing that somebody uploaded comes this way.
 */
export const opened = (paper: ReturnType<typeof pdfNamed>, pdf: Uint8Array<ArrayBuffer>) =>
  handed(paper, pdf, {
    how: 'inline',
    policy: "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
  })

type Handed = { how: 'attachment' | 'inline'; policy: string }

const handed = ({ name, mediaType }: Named, body: BodyInit, { how, policy }: Handed) =>
  new Response(body, {
    headers: {
      'Content-Type': mediaType,
      'Content-Disposition': `${how}; filename*=UTF-8''${encoded(name)}`,
      'Content-Security-Policy': policy,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  })

/** «العملاء 2026-07-01.xlsx» */
export const sheetNamed = (title: string, now: Date) => ({
  name: `${title} ${dayOf(now)}.xlsx`,
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
})

/** «العملاء 2026-07-01.csv» */
export const csvNamed = (title: string, now: Date) => ({
  name: `${title} ${dayOf(now)}.csv`,
  mediaType: 'text/csv; charset=utf-8',
})

/** «كشوف حساب الملّاك 2026-07-01.zip» */
export const zipNamed = (title: string, now: Date) => ({ name: `${title} ${dayOf(now)}.zip`, mediaType: 'application/zip' })

/** «طلب خصوصية PR-2026-0004.pdf» */
export const pdfNamed = (title: string) => ({ name: `${title}.pdf`, mediaType: 'application/pdf' })

/** Signs that encodeURIComponent leaves alone have a meaning of their own in a header. */
const encoded = (name: string) =>
  encodeURIComponent(name.toWellFormed()).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
