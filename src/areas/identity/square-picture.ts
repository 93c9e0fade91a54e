import bwip from 'bwip-js/node'

/** The text as a QR code, for a telephone to read from the screen: dark on light in every theme. */
export function squarePicture(text: string) {
  const svg = bwip.toSVG({ bcid: 'qrcode', text, scale: 4, padding: 8, backgroundcolor: 'FFFFFF' })
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
