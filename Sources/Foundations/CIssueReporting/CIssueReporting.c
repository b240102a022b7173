#include "CIssueReporting.h"
