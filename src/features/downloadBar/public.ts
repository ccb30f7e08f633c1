export { HIDE_DOWNLOAD_BAR, hidesByItself } from './model/shows.ts'
