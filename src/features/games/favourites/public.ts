// Public API for other features. It is part of the first load: what changes the list is with the cards (`gameLanes`).

export { favouritesKey, MOST_FAVOURITES, OLD_KEY, readFavourites } from './model/stored.ts'
