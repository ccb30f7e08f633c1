import { boot } from './boot/boot.ts'

void boot(window)
