import bwip from 'bwip-js/node'

/** The text as a QR code, for a telephone to read: a drawing (SVG), dark on light in every theme. */
export const squareCode = (text: string) => bwip.toSVG({ bcid: 'qrcode', text, scale: 4, padding: 8, backgroundcolor: 'FFFFFF' })
