const petal =
  'M0 -7.5C9 -11.5 17.5 -20 16.2 -31.5C15.4 -38.8 9.4 -44.2 1.2 -46.5C-.4 -39.5 -5.6 -35.4 -10.2 -29.8C-15.4 -23.4 -12.6 -13 0 -7.5Z'

type Colours = { className?: string; petals?: string; first?: string }

/** The five-petalled flower of the frankincense tree: a petal for each service, each leaning on the next. */
export function LogoMark({ className = 'logo-mark', petals = 'currentColor', first = 'var(--accent)' }: Colours) {
  return (
    <svg className={className} viewBox="-50 -50 100 100" aria-hidden="true" fill={petals}>
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} transform={`rotate(${turn}) scale(1.07)`} d={petal} {...(turn === 0 && { fill: first })} />
      ))}
    </svg>
  )
}
