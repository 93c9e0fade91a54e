import { renderToString } from 'react-dom/server'
import { parcelServices, parcelStates, steps } from '../journey/parcel.ts'
import type { Tracked } from './tracked.ts'
import { WhatHappened, WhereItIs } from './ui/way-told.tsx'

/** A parcel that never was: its page is what the pages of all others are made from. */
export const blankWay: Tracked = {
  ...{ number: 'TSL0000-0000000-0', bare: 'TSL000000000000', state: 'registered', ended: false, next: null },
  ...{ today: '2000-01-01', way: [{ name: 'registered', label: '–', when: null, mark: 'now' }] },
  ...{ title: parcelStates.registered, from: '–', to: '–', service: parcelServices.door },
  events: [{ id: '0', step: 'registered', at: new Date(0), label: steps.registered.label, wilayat: '–' }],
}

/** What the page of a parcel has for itself, as it stands in the HTML, the longest first: all else is the same for every parcel. */
export const partsOfWay = (way: Tracked) => [
  inScript(JSON.stringify(way)),
  renderToString(<WhereItIs {...way} />),
  renderToString(<WhatHappened events={way.events} today={way.today} />),
  way.number,
  way.bare,
]

/** Text among the data React begins with: written as JSON, and that as JSON in a script. */
const inScript = (text: string) =>
  JSON.stringify(JSON.stringify(text).slice(1, -1))
    .slice(1, -1)
    .replace(/[&<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
