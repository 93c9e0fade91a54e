import { type PlanName, panelsOf, planDetails, planSize } from '#ui/plan/body-plans.ts'

const fills = { surface: '#ffffff', glass: '#dbe6ee', mirror: '#eef1f4', wheel: '#2b3036' } as const

const path = (d: string, look: string) => `<path d="${d}" ${look}/>`

/** The drawing of a subject for its paper: lines on white, whatever the theme of who prints. */
export function planDrawing(plan: PlanName) {
  const edge = 'stroke="#5b6672" stroke-width="1.4" stroke-linejoin="round"'
  const drawn = panelsOf[plan].map((panel) => {
    if (panel.look === 'wheel') {
      const [x, y] = panel.at
      return `<circle cx="${x}" cy="${y}" r="22" fill="${fills.wheel}"/><circle cx="${x}" cy="${y}" r="12" fill="#ffffff"/>`
    }
    const one = path(panel.path, `fill="${fills[panel.look]}" ${edge}`)
    return panel.isMirrored ? `<g transform="translate(${planSize.width} 0) scale(-1 1)">${one}</g>` : one
  })
  const { lamps, lines, words } = planDetails(plan)
  const details = [
    ...lamps.front.map((d) => path(d, `fill="#f4dcae" ${edge}`)),
    ...lamps.rear.map((d) => path(d, `fill="#eab8b3" ${edge}`)),
    ...lines.map((d) => path(d, 'fill="none" stroke="#5b6672" stroke-width="2" stroke-linecap="round"')),
  ]
  const { width, height } = planSize
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`
  return {
    svg: `${svg}${drawn.join('')}${details.join('')}</svg>`,
    ...planSize,
    words: words.map(([text, [x, y]]) => ({ text, x, y })),
  }
}
