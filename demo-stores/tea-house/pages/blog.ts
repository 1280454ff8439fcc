import type { ContentPage } from 'store-api/store-description/content-page.ts'
import { both } from '../../product.ts'
import { firstGongfuTable } from '../posts/first-gongfu-table.ts'
import { longjingHarvest } from '../posts/longjing-harvest.ts'
import { storingTea } from '../posts/storing-tea.ts'
import { teaAndMooncakes } from '../posts/tea-and-mooncakes.ts'

export const posts: readonly ContentPage[] = [storingTea, longjingHarvest, firstGongfuTable, teaAndMooncakes]

export const blog: ContentPage = {
  name: 'blog',
  title: both('From the tea table', '茶桌笔记'),
  summary: both(
    'Notes on growing, brewing and eating with tea, from the people behind the counter.',
    '种茶、泡茶、配茶，柜台里的人写给柜台外的人。',
  ),
  sections: [{ type: 'posts', heading: both('Newest', '最新'), count: 12 }],
}
