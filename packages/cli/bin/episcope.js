#!/usr/bin/env node
import "../dist/episcope.js";
