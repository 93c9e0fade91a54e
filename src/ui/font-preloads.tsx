import display from './fonts/alexandria-arabic.woff2'
import body from './fonts/plex-arabic-400.woff2'

/** The two faces every page needs for its first lines; the others come when the styles ask for them. */
export function FontPreloads() {
  return [body, display].map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
  ))
}
