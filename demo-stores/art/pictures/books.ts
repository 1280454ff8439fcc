import { book, bookStack, type MotifName } from '../books.ts'
import { on, type Picture, type Pictures } from './picture.ts'

const one = (bg: string, cover: string, ink: string, second: string, motif: MotifName, w = 420, h = 590, depth = 66): Picture =>
  on(bg, () => book(480 - w / 2 + depth / 2, 800, w, h, depth, cover, ink, second, motif))

export const books: Pictures = {
  'the-ferrymans-ledger': one('#d6dfe4', '#1f3f5c', '#7fb0c4', '#e9c46a', 'waves'),
  'nine-winters-at-port-mercy': one('#dfe3e6', '#9db4c3', '#f7fafb', '#b5483a', 'snow', 410, 600, 84),
  'a-clock-for-halima': one('#f0e4cb', '#c98a2d', '#fbeecb', '#6b2f1c', 'rings'),
  understory: one('#dde4d3', '#274a38', '#7fa66a', '#d9cf8f', 'leaves', 400, 590, 90),
  'the-weather-house': one('#dadcdf', '#4d5966', '#b9c6d0', '#23303b', 'rain'),
  'small-hours-large-moon': one('#dcdbe6', '#23264a', '#f3e6bd', '#3d3f72', 'moon', 420, 580, 58),
  'reading-the-tide': one('#d7e4e0', '#e9dcbf', '#8fc3b6', '#1f5f66', 'tide', 470, 560, 74),
  'birds-of-the-back-step': one('#e9e4d6', '#f1e6cf', '#3f5f6b', '#c25a3a', 'birds', 370, 520, 56),
  'a-field-guide-to-fog': one('#dfe2e2', '#93a5ab', '#e9eff0', '#c2d0d3', 'fog', 430, 580),
  'lichens-slowly': one('#e2ddd3', '#6f7268', '#d98a2f', '#c6cbb5', 'lichen', 500, 560, 80),
  'walking-the-old-rail-line': one('#e8ddcf', '#8a5a3a', '#f0dcb8', '#3d2418', 'rails', 400, 580, 60),
  'the-night-garden': one('#d8dbd9', '#1c2b2c', '#f2ead9', '#c98fa8', 'blossoms', 460, 570, 76),
  'soup-before-anything': one('#f1dcd2', '#b5392b', '#f6dcb0', '#7a1d1a', 'bowls', 470, 570, 84),
  'bread-for-the-week': one('#efe4cd', '#d9b06a', '#a5662a', '#f8e8c2', 'slashes', 460, 560, 88),
  'the-patient-mender': one('#e6e2d8', '#ded3bd', '#3f5a78', '#b5573f', 'stitches', 430, 570, 62),
  'eleven-mittens': one('#eedbd6', '#9c2f33', '#f6ead8', '#d9938a', 'knit', 440, 570, 58),
  'preserves-and-other-promises': one('#e6dbe4', '#5a2744', '#e8a53c', '#d9607a', 'jars', 450, 570, 80),
  'handmade-lamps': one('#f2e8c6', '#e6b53a', '#fff6d8', '#5a3a1a', 'lamp', 440, 570, 64),
  'heron-waits': one('#d5e4e3', '#2c7a80', '#f3f1e4', '#174d52', 'heron', 500, 540, 40),
  'the-bear-who-kept-shop': one('#ebdfd2', '#7a4a2c', '#f0c98a', '#c26a3a', 'dots', 500, 540, 42),
  'pocketful-of-harbour': one('#dbe6ec', '#8cc6dc', '#f2a93b', '#2f6f94', 'sails', 480, 480, 70),
  'juniper-and-the-lighthouse-key': one('#e0e2ea', '#2f3f74', '#ffe9a6', '#d0453a', 'beam', 400, 580, 72),
  'moon-soup': one('#dcdaea', '#3a3470', '#f6e3a1', '#8f86d6', 'crescents', 510, 530, 40),
  'how-to-fold-a-fox': one('#f3e0d0', '#e07b34', '#b8481f', '#f6cf9a', 'triangles', 500, 540, 48),
  'category-fiction': on('#d8dde4', () => book(270, 790, 300, 470, 60, '#1f3f5c', '#7fb0c4', '#e9c46a', 'waves') + book(500, 830, 310, 440, 70, '#c98a2d', '#fbeecb', '#6b2f1c', 'rings')),
  'category-nature-and-place': on('#dbe4d8', () => bookStack(440, 820, ['#274a38', '#8fc3b6', '#6f7268', '#d9cf8f']) ),
  'category-table-and-craft': on('#f0e0d3', () => bookStack(450, 830, ['#b5392b', '#d9b06a']) + book(330, 640, 270, 360, 50, '#9c2f33', '#f6ead8', '#d9938a', 'knit')),
  'category-childrens-books': on('#dfe6ec', () => book(220, 780, 350, 380, 34, '#2c7a80', '#f3f1e4', '#174d52', 'heron') + book(500, 840, 340, 370, 34, '#e07b34', '#b8481f', '#f6cf9a', 'triangles')),
}
