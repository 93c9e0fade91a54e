import display from './fonts/alexandria-arabic.woff2'
import body from './fonts/plex-arabic-400.woff2'

/**
 * The two faces every page begins with; the others come when the styles ask for them. Only where the screen is wide and the
 * line seldom slow: on a phone they would take it from the styles, and the first words would stand there a quarter of a second later.
 */
export function FontPreloads() {
  return [body, display].map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" media="(min-width: 40rem)" />
  ))
}
